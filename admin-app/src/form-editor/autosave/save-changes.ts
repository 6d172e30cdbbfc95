import { ApiError, type Client } from '@form-builder/core/client/create-client.ts';
import type { versionsContract } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import type { UnsavedEdit } from './unsaved-changes.ts';

/** Sends what an edit changed, by id; returns the new revision. An edit without a difference is not sent. */
export async function saveChanges(
  client: Pick<Client<typeof versionsContract>, 'changeVersion'>,
  id: string,
  { saved, current }: UnsavedEdit,
  revision: number,
): Promise<number> {
  const diffVersions = await loadDiffVersions();
  const changes = [...diffVersions(withLanguages(saved), withLanguages(current))];
  if (changes.length === 0) return revision;
  const headers = { 'if-match': `"${revision}"` };
  const answer = await client.changeVersion({ params: { id }, headers, body: { changes } });
  return answer.data.revision;
}

/** Fetches the code that compares; without a network that is a failed call, which is tried again. */
async function loadDiffVersions() {
  try {
    return (await import('@form-builder/core/diff/diff-versions.ts')).diffVersions;
  } catch (cause) {
    throw new ApiError(undefined, undefined, { cause });
  }
}

/** The editor does not change languages, so they are left out of the comparison. */
const withLanguages = (document: EditedVersion) => ({ ...document, languages: [] });
