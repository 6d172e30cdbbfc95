/** What a cell is found by: unique in a session, as the key of a row is; that of the form is empty. */
export function cellKeyOf(fieldId: string, rowKey: string): string {
  return rowKey === '' ? fieldId : `${fieldId}~${rowKey}`;
}
