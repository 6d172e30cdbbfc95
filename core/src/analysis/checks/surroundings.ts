import { translatableTexts, type TranslatableText } from '../../form/translatable-texts.ts';
import { languages, type Language } from '../../messages/languages.ts';
import type { CheckedForm } from '../checked-form.ts';
import { contrastRatio } from '../../theme/contrast.ts';
import { createFinding } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { colourPairs } from '../../theme/theme-colours.ts';
import type { Check } from './check.ts';
import { nameOf } from '../fields/field-name.ts';

/** Every text has a translation in each language that the version is offered in. */
export const checkTranslations: Check = function* ({ definition, context }) {
  for (const language of languages) {
    const translated = context.translations?.[language];
    if (!translated) continue;
    const texts = [...translatableTexts(definition.pages, context.types)];
    const missing = texts.filter(({ key }) => (translated.get(key) ?? '').trim() === '');
    if (missing.length > 1 && missing.length === texts.length) {
      const params = { language, count: missing.length };
      yield createFinding('translations_missing', { setting: 'languages', language }, params);
    } else yield* missing.map((text) => findingOf(text, language));
  }
};

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

/** A field that works through a provider has one: somebody has set it up. */
export const checkProviders: Check = function* ({ fields, context: { isProvided } }) {
  for (const one of fields) {
    if (isProvided?.(one.field) === false)
      yield createFinding('provider_missing', { field_id: one.field.id }, nameOf(one));
  }
};

/** Texts and edges stand out from what is behind them (WCAG 2.2, 1.4.3 and 1.4.11). */
export const checkContrast: Check = function* ({
  context: { theme },
}: CheckedForm): Generator<Finding> {
  for (const { front, back, least } of colourPairs) {
    const ratio = contrastRatio(theme?.[front] ?? '', theme?.[back] ?? '');
    if (ratio === undefined || ratio >= least) continue;
    const params = { front, back, ratio: (Math.floor(ratio * 10) / 10).toFixed(1), least };
    yield createFinding('contrast_low', { setting: `theme.${front}` }, params);
  }
};
