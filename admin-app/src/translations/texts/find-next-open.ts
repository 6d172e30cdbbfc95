import type { Language } from '@form-builder/core/messages/languages.ts';
import { translationState } from '@form-builder/core/translations/translation-state.ts';
import type { EditedVersion } from '../../form-editor/document/edited-version.ts';
import { translationsOf } from './filter-texts.ts';
import type { TranslationGroup } from './translation-groups.ts';

/** Finds the next text that needs work, after the one with this key and then from the start. */
export function findNextOpen(
  groups: readonly TranslationGroup[],
  document: EditedVersion,
  language: Language,
  after: string | undefined,
): { readonly key: string; readonly pageId: string | null } | undefined {
  const texts = groups.flatMap(({ pageId, texts: inGroup }) =>
    inGroup.map((text) => ({ ...text, pageId })),
  );
  const from = texts.findIndex(({ key }) => key === after) + 1;
  const translations = translationsOf(document);
  return [...texts.slice(from), ...texts.slice(0, from)].find(
    (text) => translationState(translations, language, text) !== 'translated',
  );
}
