import type { EditedVersion } from '../document/edited-version.ts';
import { isSame } from './describe-differences.ts';

/** What a save sends: the changes between these documents. */
export interface UnsavedEdit {
  readonly saved: EditedVersion;
  readonly current: EditedVersion;
}

/** Returns the members of `current` that differ from `saved`. */
export function unsavedChanges({ saved, current }: UnsavedEdit): Partial<EditedVersion> {
  const changed = memberNames(current).filter((key) => saved[key] !== current[key]);
  return Object.fromEntries(changed.map((key) => [key, current[key]]));
}

/** Takes the members that equal the stored ones from there, so that they do not count as changes. */
export function sharedMembers(document: EditedVersion, stored: EditedVersion): EditedVersion {
  const same = memberNames(document).filter((key) => isSame(document[key], stored[key]));
  return { ...document, ...Object.fromEntries(same.map((key) => [key, stored[key]])) };
}

/** Whether there is nothing to save. The document is immutable, so identity decides. */
export function hasNoChanges(saved: EditedVersion, current: EditedVersion): boolean {
  return memberNames(current).every((key) => saved[key] === current[key]);
}

function memberNames(document: EditedVersion): (keyof EditedVersion)[] {
  // The type of Object.keys does not express that a document has exactly these members.
  return Object.keys(document) as (keyof EditedVersion)[];
}
