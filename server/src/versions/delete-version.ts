import { writeLogbook } from '../logbook/write-logbook.ts';
import type { Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';
import { mayActOnForm } from '../forms/forms-policy.ts';
import { lockVersion } from './lock-version.ts';
import { wasEverPublished } from './present-version.ts';
import { countVersions, deleteVersionRow } from './versions-queries.ts';

/** Deletes a version that was never published; the last version is deleted only with its form. */
export async function deleteVersion(
  writer: Writer,
  caller: Caller,
  id: string,
): Promise<undefined> {
  const version = await lockVersion(writer, caller, id);
  if (!mayActOnForm(caller, 'change', version)) throw new RequestError('forbidden');
  const isOnly = (await countVersions(writer.tx, version.form_id)) === 1;
  if (isOnly || wasEverPublished(version)) throw new RequestError('conflict');
  await deleteVersionRow(writer.tx, id);
  const { number } = version;
  await writeLogbook(writer, {
    action: 'version.deleted',
    subject: ['version', id],
    formId: version.form_id,
    details: { number },
  });
  return undefined;
}
