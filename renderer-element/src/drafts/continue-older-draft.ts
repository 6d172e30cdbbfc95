import type { LoadedForm } from '../state/loaded-form.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import type { DraftController } from './draft-controller.ts';
import { openDeviceDrafts } from './open-device-drafts.ts';
import { continueDraft, fetchDraftVersion } from './resume-draft.ts';

/**
 * Continues a draft of an older version that the device stores. Returns false when there is none,
 * or when the server cannot be reached; the draft is kept then.
 */
export async function continueOlderDraft(
  controller: DraftController,
  loaded: LoadedForm,
): Promise<boolean> {
  const { form } = loaded;
  const drafts = openDeviceDrafts();
  const older = findOlder(form);
  if (!older) return false;
  const draft = drafts.find(older);
  if (!draft) return false;
  try {
    const version = await fetchDraftVersion(controller, form, older.versionId);
    await continueDraft(controller, loaded, version, draft);
    controller.flushDraft();
    if (version.successor) drafts.remove(older);
    return true;
  } catch (error) {
    if (error instanceof RequestFailure) return false;
    throw error;
  }
}

/** Finds another version of the form with a stored draft, by the storage keys. */
function findOlder({ id, environment, version_id: current }: LoadedForm['form']) {
  const stored = Object.keys(localStorage).map((key) => key.split(':'));
  const [, formId, versionId] =
    stored.find(([, form, version, where]) => {
      return form === id && where === environment && version !== current;
    }) ?? [];
  return formId && versionId ? { formId, versionId, environment } : undefined;
}
