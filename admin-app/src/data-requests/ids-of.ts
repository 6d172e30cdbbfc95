import type { DataRequestMatch } from '@form-builder/core/contract/staff/submissions/data-requests.ts';

/** The ids of found submissions. */
export const idsOf = (matches: readonly DataRequestMatch[]): string[] =>
  matches.map(({ submission_id: id }) => id);
