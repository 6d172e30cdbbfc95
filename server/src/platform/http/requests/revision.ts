import { RequestError } from '../../request-error.ts';

/** The revision from `If-Match: "7"`; any other value matches nothing and is stale. */
export function parseRevision(ifMatch: string | undefined): number {
  if (ifMatch === undefined) throw new RequestError('precondition_required');
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch.trim())?.[1];
  if (digits === undefined) throw new RequestError('stale');
  return Number(digits);
}
