import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Version } from '@form-builder/core/contract/staff/versions.ts';

/** What a designer can change of a version: exactly the members that a save carries. */
export interface EditedVersion extends Readonly<
  Pick<Version, 'title' | 'description' | 'settings' | 'submission_settings'>
> {
  readonly pages: readonly Page[];
}

/** The part of a stored version that the editor works on. */
export function editedVersionOf(version: Version): EditedVersion {
  const { title, description, settings, submission_settings, pages } = version;
  return { title, description, settings, submission_settings, pages };
}
