import type { Language } from '@form-builder/core/messages/languages.ts';
import type { TranslatedTexts } from '@form-builder/core/translations/find-translation.ts';
import {
  translationState,
  type TranslationState,
} from '@form-builder/core/translations/translation-state.ts';
import type { EditedVersion } from '../../form-editor/document/edited-version.ts';
import type { TranslationGroup } from './translation-groups.ts';

/** The filter of the texts; `search` applies to original and translation. */
export interface TextFilter {
  readonly show: 'all' | Exclude<TranslationState, 'translated'>;
  readonly search: string;
}

/** Returns the translations in a document; it has them only in this editor. */
export const translationsOf = ({
  translations = {},
  translation_notes: notes = {},
}: EditedVersion): TranslatedTexts => ({ translations, translation_notes: notes });

/** Returns the groups with the texts that match the filter; leaves out empty groups. */
export function filterTexts(
  groups: readonly TranslationGroup[],
  document: EditedVersion,
  language: Language,
  { show, search }: TextFilter,
): readonly TranslationGroup[] {
  const sought = search.trim().toLocaleLowerCase();
  const texts = translationsOf(document);
  return groups
    .map((group) => ({
      ...group,
      texts: group.texts.filter((text) => {
        const words = `${text.text}\n${texts.translations[language]?.[text.key] ?? ''}`;
        return (
          (show === 'all' || translationState(texts, language, text) === show) &&
          words.toLocaleLowerCase().includes(sought)
        );
      }),
    }))
    .filter((group) => group.texts.length > 0);
}
