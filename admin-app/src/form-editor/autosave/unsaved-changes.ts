import type { EditedVersion } from '../document/edited-version.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The members of `current` that differ from `saved`: what a save sends. */
export function unsavedChanges(
  saved: EditedVersion,
  current: EditedVersion,
): Partial<EditedVersion> {
  const changes: Partial<Mutable<EditedVersion>> = {};
  for (const key of memberNames(current)) takeOver(changes, current, saved, key);
  return changes;
}

/** Whether there is nothing to save. The document is immutable, so identity decides. */
export function hasNoChanges(saved: EditedVersion, current: EditedVersion): boolean {
  return memberNames(current).every((key) => saved[key] === current[key]);
}

function memberNames(document: EditedVersion): (keyof EditedVersion)[] {
  // Object.keys forgets that a document has exactly its own members.
  return Object.keys(document) as (keyof EditedVersion)[];
}

function takeOver<K extends keyof EditedVersion>(
  changes: Partial<Mutable<EditedVersion>>,
  current: EditedVersion,
  saved: EditedVersion,
  key: K,
): void {
  if (current[key] !== saved[key]) changes[key] = current[key];
}
