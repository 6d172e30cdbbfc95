import type { Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { lockFormOfVersion } from '../forms/forms-queries.ts';
import { selectVersion, type VersionRow } from './versions-queries.ts';

/** The version, with its form held until the transaction ends: changes of one form follow each other. */
export async function lockVersion(
  { tx }: Pick<Writer, 'tx'>,
  caller: Caller,
  id: string,
): Promise<VersionRow> {
  await lockFormOfVersion(tx, id);
  const version = await selectVersion(tx, caller, id);
  if (version === undefined) throw new RequestError('not_found');
  return version;
}
