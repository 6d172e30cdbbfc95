import type { VersionContent } from '@form-builder/core/diff/version-content.ts';
import type { EditedVersion } from '../../document/edited-version.ts';

/** A document as content of a version; undo steps do not change languages. */
export const toContent = (document: EditedVersion): VersionContent => ({
  ...document,
  languages: [],
});

/** The document with other content; only of the members that it has, such as its translations. */
export function toDocument(content: VersionContent, document: EditedVersion): EditedVersion {
  const members = Object.entries(content).filter(([name]) => Object.hasOwn(document, name));
  return { ...document, ...Object.fromEntries(members) };
}
