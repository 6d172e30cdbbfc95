import { translatableTexts, type TranslatableText } from '../../../form/translatable-texts.ts';
import { languages, type Language } from '../../../messages/languages.ts';
import { versionTexts } from '../../../translations/version-texts.ts';
import { createFinding } from '../../finding.ts';
import type { CheckContext } from '../../check-context.ts';
import type { Check } from '../check.ts';

/** Checks that every text has an up-to-date translation in each offered language. */
export const checkTranslations: Check = function* ({ definition, context }) {
  for (const language of languages) {
    const translated = context.translations?.[language];
    if (!translated) continue;
    const texts = [...settingTexts(context), ...translatableTexts(definition.pages, context.types)];
    const missing = texts.filter(({ key }) => (translated.get(key) ?? '').trim() === '');
    if (missing.length > 1 && missing.length === texts.length) {
      const params = { language, count: missing.length };
      yield createFinding('translations_missing', { setting: 'languages', language }, params);
    } else yield* missing.map((text) => findingOf('translation_missing', text, language));
    const notes = context.translationNotes?.[language] ?? {};
    yield* texts
      .filter(({ key, text }) => translated.has(key) && (notes[key]?.source ?? text) !== text)
      .map((text) => findingOf('translation_outdated', text, language));
  }
};

/** The texts for visitors that are on no page, such as the text of a mail. */
function settingTexts({ settings = {} }: CheckContext): readonly TranslatableText[] {
  return versionTexts({ title: '', description: '', settings }).flatMap(({ setting, ...text }) =>
    setting === undefined ? [] : [{ ...text, setting }],
  );
}

function findingOf(
  code: 'translation_missing' | 'translation_outdated',
  { text, pageId, fieldId, setting }: TranslatableText,
  language: Language,
) {
  const place = {
    ...(pageId ? { page_id: pageId } : {}),
    ...(fieldId ? { field_id: fieldId } : {}),
  };
  const path = { ...place, setting, language };
  return createFinding(code, path, { text: shorten(text), language });
}

const longestShown = 60;
const shorten = (text: string) =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
