import { RequestError } from '../../request-error.ts';

/** The revision a writer read, from `If-Match: "7"`; anything else can match nothing and is stale. */
export function parseRevision(ifMatch: string | undefined): number {
  if (ifMatch === undefined) throw new RequestError('precondition_required');
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch.trim())?.[1];
  if (digits === undefined) throw new RequestError('stale');
  return Number(digits);
}
