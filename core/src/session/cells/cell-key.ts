const separator = '~';

/** What a cell is found by: unique in a session, as the key of a row is; that of the form is empty. */
export function cellKeyOf(fieldId: string, rowKey: string): string {
  return rowKey === '' ? fieldId : `${fieldId}${separator}${rowKey}`;
}

/** The field's id and the row's key that a cell's key is made of; ids hold no tilde. */
export function splitCellKey(key: string): readonly [fieldId: string, rowKey: string] {
  const at = key.indexOf(separator);
  return at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + separator.length)];
}
