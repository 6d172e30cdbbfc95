import type { Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';
import { selectVersion, type VersionRow } from './versions-queries.ts';

/** The whole version; one that does not exist or is hidden from the caller is not found. */
export async function getVersion(
  { tx }: Pick<Writer, 'tx'>,
  caller: Caller,
  id: string,
): Promise<VersionRow> {
  const version = await selectVersion(tx, caller, id);
  if (version === undefined) throw new RequestError('not_found');
  return version;
}
