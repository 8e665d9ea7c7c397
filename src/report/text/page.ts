import type { ChalkInstance } from 'chalk';

/** The paper that a report is written on: columns of the terminal, and its colours (level 0 where there are none). */
export interface Page {
  readonly width: number;
  readonly color: ChalkInstance;
}
