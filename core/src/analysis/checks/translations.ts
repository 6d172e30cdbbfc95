import { translatableTexts, type TranslatableText } from '../../form/translatable-texts.ts';
import { languages, type Language } from '../../messages/languages.ts';
import { versionTexts } from '../../translations/version-texts.ts';
import { createFinding } from '../finding.ts';
import type { CheckContext } from '../check-context.ts';
import type { Check } from './check.ts';

/** Every text has a translation in each language that the version is offered in. */
export const checkTranslations: Check = function* ({ definition, context }) {
  for (const language of languages) {
    const translated = context.translations?.[language];
    if (!translated) continue;
    const texts = [...settingTexts(context), ...translatableTexts(definition.pages, context.types)];
    const missing = texts.filter(({ key }) => (translated.get(key) ?? '').trim() === '');
    if (missing.length > 1 && missing.length === texts.length) {
      const params = { language, count: missing.length };
      yield createFinding('translations_missing', { setting: 'languages', language }, params);
    } else yield* missing.map((text) => findingOf(text, language));
  }
};

/** What visitors read that stands on no page, such as the text of a mail. */
function settingTexts({ settings = {} }: CheckContext): readonly TranslatableText[] {
  return versionTexts({ title: '', description: '', settings }).flatMap(({ setting, ...text }) =>
    setting === undefined ? [] : [{ ...text, setting }],
  );
}

function findingOf({ text, pageId, fieldId, setting }: TranslatableText, language: Language) {
  const place = {
    ...(pageId ? { page_id: pageId } : {}),
    ...(fieldId ? { field_id: fieldId } : {}),
  };
  const path = { ...place, setting, language };
  return createFinding('translation_missing', path, { text: shorten(text), language });
}

const longestShown = 60;
const shorten = (text: string) =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
