import { ApiError, type Client } from '@form-builder/core/client/create-client.ts';
import type { Answer } from '@form-builder/core/contract/endpoint.ts';
import type { versionsContract } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import type { UnsavedEdit } from './unsaved-changes.ts';

type SavedChanges = Answer<(typeof versionsContract)['changeVersion']>['data'];

/**
 * Sends what an edit changed, by id; returns the new revision, and where it ended a proposal. An edit without a
 * difference is not sent.
 */
export async function saveChanges(
  client: Pick<Client<typeof versionsContract>, 'changeVersion'>,
  id: string,
  { saved, current }: UnsavedEdit,
  revision: number,
): Promise<SavedChanges> {
  const diffVersions = await loadDiffVersions();
  const changes = [...diffVersions(withLanguages(saved), withLanguages(current))];
  if (changes.length === 0) return { revision };
  const headers = { 'if-match': `"${revision}"` };
  return (await client.changeVersion({ params: { id }, headers, body: { changes } })).data;
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
