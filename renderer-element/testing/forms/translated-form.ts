import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { chooseTextLanguage } from '@form-builder/core/translations/choose-text-language.ts';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import { minTranslatedPercent } from '@form-builder/core/version-settings/translation-settings.ts';
import { buildForm } from './build-form.ts';

export const translatedFormId = '10000000-0000-4000-8000-000000000090';

const fields: readonly Field[] = [
  {
    id: 'name',
    short_id: 'nam1',
    type: 'text',
    label: 'Hoe heet u?',
    hint: 'Zoals in uw paspoort.',
    is_required: true,
  },
  { id: 'number', short_id: 'num1', type: 'bsn', label: 'Burgerservicenummer' },
  {
    id: 'notes',
    short_id: 'not1',
    type: 'text-layout',
    label: 'Uitleg',
    custom_properties: { content: '<p>Dit is <strong>alleen</strong> in het Nederlands.</p>' },
  },
];

const form = buildForm({
  id: translatedFormId,
  languages: ['nl', 'en'],
  pages: [{ id: 'about', title: 'Over u', properties: fields }],
});

const translations = {
  en: {
    'about.title': 'About you',
    'name.label': 'What is your name?',
    'number.label': 'Citizen service number',
  },
};

/** A form in Dutch, and in English save for one hint and one explanation. */
export const translatedForm: PublicForm = {
  ...form,
  texts: { language: 'nl', source: 'nl', missing: [] },
};

export const ownWordsFormId = '10000000-0000-4000-8000-000000000091';

/** The same form of an organisation that words a text of the product itself. */
export const ownWordsForm: PublicForm = { ...translatedForm, id: ownWordsFormId };

const ownWords: Readonly<Record<string, PublicForm['messages']>> = {
  nl: { 'element.optional': ['(mag leeg)'] },
  en: { 'element.optional': ['(may stay empty)'] },
};

/** The form as the server presents it to who wishes these locales, the best first. */
export function inBestLanguage(shown: PublicForm, wishes: readonly string[]): PublicForm {
  if (shown.id !== translatedFormId && shown.id !== ownWordsFormId) return shown;
  const settings = { ...shown.settings, [minTranslatedPercent.key]: 1 };
  const whole = { ...shown, settings, translations };
  const language = chooseTextLanguage(whole, wishes, fieldTypes);
  const { version, missing } = translateVersion(whole, language, fieldTypes);
  const { title, pages } = version;
  const messages = shown.id === ownWordsFormId ? ownWords[language] : undefined;
  return {
    ...shown,
    title,
    pages,
    texts: { language, source: 'nl', missing: [...missing] },
    ...(messages && { messages }),
  };
}
