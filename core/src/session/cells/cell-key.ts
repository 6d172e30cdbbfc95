const separator = '~';

/** The key of a cell, unique in a session like the key of a row; the key of the form is empty. */
export function cellKeyOf(fieldId: string, rowKey: string): string {
  return rowKey === '' ? fieldId : `${fieldId}${separator}${rowKey}`;
}

/** Splits a cell's key into field id and row key; ids contain no tilde. */
export function splitCellKey(key: string): readonly [fieldId: string, rowKey: string] {
  const at = key.indexOf(separator);
  return at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + separator.length)];
}
