/**
 * The units of this tool's numbers. Inside, every number is plain and in one of these; text appears only at the edges.
 * They are written the way mathjs writes units, so that the dimension test can evaluate every formula with them.
 */
export type Unit =
  | 'msg'
  | 'msg/s'
  | 'msg/day'
  | 'msg/partition'
  | 'row'
  | 'row/s'
  | 'row/day'
  | 'row/msg'
  | 'row/partition'
  | 'row/page'
  | 'partition'
  | '1/day'
  | 's'
  | 's/day'
  | 'B'
  | 'B/s'
  | 'B/row'
  | 'B/page'
  | 'page'
  | 'page/s'
  | 'page/row'
  | 'share'
  | '1';
