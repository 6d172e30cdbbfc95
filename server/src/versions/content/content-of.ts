import type { Writer } from '../../logbook/writer.ts';
import type { NewVersion } from '../insert-version.ts';
import { selectPins } from '../templates/template-queries.ts';
import type { VersionRow } from '../versions-queries.ts';

/** What a copy of a version takes over of it; pages and fields keep their ids. */
export async function contentOf(
  { tx }: Pick<Writer, 'tx'>,
  version: VersionRow,
): Promise<Omit<NewVersion, 'formId' | 'title' | 'id'>> {
  const { description, settings, submission_settings, theme_settings, definition } = version;
  const { languages, translations, translation_notes } = version;
  return {
    description,
    settings,
    submission_settings,
    theme_settings,
    languages,
    translations,
    translation_notes,
    pages: definition.pages,
    variables: definition.variables ?? [],
    templateVersionIds: await selectPins(tx, version.id),
  };
}
