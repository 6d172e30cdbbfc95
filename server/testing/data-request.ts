/** A request of a citizen to see their data, found by a BSN that nobody has. */
export const dataRequestBody = {
  reference: 'Z-2026-17',
  kind: 'access',
  received_on: '2026-01-31',
  search: { kind: 'bsn', value: '999990019' },
} as const;
