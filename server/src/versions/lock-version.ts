import type { Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import { lockFormOfVersion } from '../forms/forms-queries.ts';
import { getVersion } from './get-version.ts';
import type { VersionRow } from './versions-queries.ts';

/**
 * The version, with its form locked until the transaction ends: changes of one form are serialised.
 */
export async function lockVersion(
  { tx }: Pick<Writer, 'tx'>,
  caller: Caller,
  id: string,
): Promise<VersionRow> {
  await lockFormOfVersion(tx, id);
  return getVersion({ tx }, caller, id);
}
