import type { Language } from '@form-builder/core/messages/languages.ts';
import type { TranslationNote } from '@form-builder/core/translations/translation-notes.ts';
import { withChanges } from '../../form-editor/document/changes.ts';
import type { Command } from '../../form-editor/document/command.ts';

/** One stored translation: its text, and its notes. */
export interface Translation {
  readonly text: string;
  readonly note: TranslationNote | undefined;
}

/** Sets the translation of one text; `undefined` removes it. */
export function changeTranslation(
  language: Language,
  key: string,
  translation: Translation | undefined,
): Command {
  return (document) => {
    const { translations = {}, translation_notes: notes = {} } = document;
    const text = translations[language]?.[key];
    const before = text === undefined ? undefined : { text, note: notes[language]?.[key] };
    return {
      document: {
        ...document,
        translations: {
          ...translations,
          [language]: withChanges(translations[language] ?? {}, { [key]: translation?.text }),
        },
        translation_notes: {
          ...notes,
          [language]: withChanges(notes[language] ?? {}, { [key]: translation?.note }),
        },
      },
      inverse: changeTranslation(language, key, before),
    };
  };
}
