import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';
import type { ExportRecord } from './exports-queries.ts';

/** The export. Throws `not_found` unless the caller owns it. */
export function getOwned(
  { id }: Pick<Caller, 'id'>,
  record: ExportRecord | undefined,
): ExportRecord {
  if (record?.user_id !== id) throw new RequestError('not_found');
  return record;
}
