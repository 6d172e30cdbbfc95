import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';

/** The editable part of a version: exactly the members that a save compares. */
export interface EditedVersion extends Readonly<
  Pick<Version, 'title' | 'description' | 'settings' | 'submission_settings' | 'theme_settings'>
> {
  readonly pages: readonly Page[];
  readonly variables: readonly Variable[];
  /** Only present where translations are edited. */
  readonly translations?: Version['translations'];
  readonly translation_notes?: Version['translation_notes'];
}

/** The part of a stored version that the editor works on. */
export function editedVersionOf(version: Version): EditedVersion {
  const { title, description, pages, variables } = version;
  const { settings, submission_settings, theme_settings } = version;
  return { title, description, settings, submission_settings, theme_settings, pages, variables };
}
