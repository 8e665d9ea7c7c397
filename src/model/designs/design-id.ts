/** The designs of a deduplication review; the ids are part of the JSON document. */
export type DesignId =
  | 'at-most-once'
  | 'at-least-once'
  | 'broker-dedup'
  | 'idempotent-producer'
  | 'broker-transactions'
  | 'keyed-inbox'
  | 'stored-position'
  | 'external-idempotency-key'
  | 'natural-idempotence';
