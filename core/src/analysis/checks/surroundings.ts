import { translatableTexts } from '../../form/translatable-texts.ts';
import { languages } from '../../messages/languages.ts';
import type { CheckedForm } from '../checked-form.ts';
import { contrastRatio } from '../../theme/contrast.ts';
import { createFinding } from '../finding-codes.ts';
import type { Finding } from '../finding.ts';
import { colourPairs } from '../../theme/theme-colours.ts';
import type { Check } from './check.ts';
import { nameOf } from './name-of.ts';

/** Every text has a translation in each language that the version is offered in. */
export const checkTranslations: Check = function* ({ definition, context }) {
  for (const language of languages) {
    const translated = context.translations?.[language];
    if (!translated) continue;
    for (const { key, text, pageId, fieldId, setting } of translatableTexts(
      definition.pages,
      context.types,
    )) {
      if ((translated.get(key) ?? '').trim() !== '') continue;
      const place = {
        ...(pageId ? { page_id: pageId } : {}),
        ...(fieldId ? { field_id: fieldId } : {}),
      };
      yield createFinding(
        'translation_missing',
        { ...place, setting, language },
        { text: shorten(text), language },
      );
    }
  }
};

const longestShown = 60;
const shorten = (text: string) =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;

/** A field that works through a provider has one, and the tenant has set one up. */
export const checkProviders: Check = function* ({ fields, context: { providedTypes } }) {
  if (!providedTypes) return;
  for (const one of fields) {
    const needsProvider = one.program.definition.settings.some((name) => name === 'integration_id');
    if (needsProvider && !providedTypes.has(one.field.type)) {
      yield createFinding('provider_missing', { field_id: one.field.id }, nameOf(one));
    }
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
