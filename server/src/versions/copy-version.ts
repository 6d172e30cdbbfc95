import type { Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';
import { mayActOnForm } from '../forms/forms-policy.ts';
import { lockForm, selectForm } from '../forms/forms-queries.ts';
import { contentOf } from './content/content-of.ts';
import { insertVersion } from './insert-version.ts';
import { selectLatestVersionId, selectVersion } from './versions-queries.ts';

interface Copy {
  readonly form_id: string;
  /** The newest version when absent. */
  readonly source_version_id?: string | undefined;
}

/**
 * Creates the next version of a form from an earlier one. Pages and fields keep their ids, so that
 * answers, logic and the comparison of versions still match. Returns the new version's id.
 */
export async function copyVersion(writer: Writer, caller: Caller, copy: Copy): Promise<string> {
  const { tx } = writer;
  await lockForm(tx, copy.form_id);
  const form = await selectForm(tx, caller, copy.form_id);
  if (form === undefined) throw new RequestError('not_found');
  if (!mayActOnForm(caller, 'change', form)) throw new RequestError('forbidden');
  const sourceId = copy.source_version_id ?? (await selectLatestVersionId(tx, form.id));
  if (sourceId === undefined) return insertVersion(writer, { formId: form.id, title: form.name });
  const source = await selectVersion(tx, caller, sourceId);
  if (source?.form_id !== form.id) throw new RequestError('not_found');
  return insertVersion(writer, {
    ...(await contentOf(writer, source)),
    formId: form.id,
    title: source.title,
  });
}
