import type { VersionContent } from '@form-builder/core/diff/version-content.ts';
import type { VersionRow } from '../versions-queries.ts';

/** What the journal records of a version: everything that a save can change. */
export function recordedContent(version: VersionRow): VersionContent {
  const { title, description, languages, definition } = version;
  const { settings, submission_settings, theme_settings, translations } = version;
  return {
    title,
    description,
    languages,
    settings,
    submission_settings,
    theme_settings,
    pages: definition.pages,
    variables: definition.variables ?? [],
    translations,
  };
}
