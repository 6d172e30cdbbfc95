/** Which operators a condition on the field may use, and how its answer compares. */
export type ValueKind =
  | 'text'
  | 'number'
  | 'date'
  | 'time'
  | 'datetime'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'presence'
  | 'item'
  | 'items'
  | 'formula'
  | 'rows'
  | 'none';
