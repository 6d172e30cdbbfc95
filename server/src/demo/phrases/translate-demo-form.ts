import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { translatableTexts } from '@form-builder/core/form/translatable-texts.ts';
import type { Translations } from '@form-builder/core/translations/translations.ts';
import { versionTexts } from '@form-builder/core/translations/version-texts.ts';
import type { DemoForm } from '../forms/demo-forms.ts';
import { civilRegistryExtractPhrases } from './civil-registry-extract.ts';
import { containerPermitPhrases } from './container-permit.ts';
import { eventNotificationPhrases } from './event-notification.ts';
import { generalPhrases } from './general.ts';
import { parkingPermitPhrases } from './parking-permit.ts';
import { publicSpaceReportPhrases } from './public-space-report.ts';
import type { Phrases } from './phrases.ts';

const phrases: Phrases = {
  ...publicSpaceReportPhrases,
  ...parkingPermitPhrases,
  ...eventNotificationPhrases,
  ...civilRegistryExtractPhrases,
  ...containerPermitPhrases,
  ...generalPhrases,
};

/** The English and German texts of a demo form. */
export function translateDemoForm({
  name: title,
  description,
  settings,
  definition,
}: Pick<DemoForm, 'name' | 'description' | 'settings' | 'definition'>): Translations {
  const texts = [
    ...versionTexts({ title, description, settings }),
    ...translatableTexts(definition.pages, fieldTypes),
  ];
  const translated = texts.flatMap(({ key, text }) => {
    const [en, de] = phrases[text] ?? [];
    return en === undefined || de === undefined ? [] : [{ key, en, de }];
  });
  return {
    en: Object.fromEntries(translated.map(({ key, en }) => [key, en])),
    de: Object.fromEntries(translated.map(({ key, de }) => [key, de])),
  };
}
