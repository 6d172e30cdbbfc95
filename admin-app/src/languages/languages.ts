import { loadStaffMessages } from '@form-builder/core/messages/load-staff-messages.ts';
import { i18n, type Messages } from '@lingui/core';

/** The languages of the staff's app; the first is the default and the fallback. */
export const languages = ['nl', 'en', 'de'] as const;
export type Language = (typeof languages)[number];

const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  nl: () => import('../locales/nl.po'),
  en: () => import('../locales/en.po'),
  de: () => import('../locales/de.po'),
};

const regions: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' };
const storageKey = 'form-builder.language';

/** The language a tag such as `de-AT` stands for, when the app speaks it. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === primary);
}

/** What was chosen on this device, else Dutch; the account's own language follows after sign-in. */
export function storedLanguage(
  storage: Pick<Storage, 'getItem'> = localStorage,
): Language | undefined {
  return findLanguage(storage.getItem(storageKey));
}

/** Fetches the texts of a language, with those that core has for staff, and shows the app in it. */
export async function activateLanguage(language: Language): Promise<void> {
  const [{ messages }, ofCore] = await Promise.all([
    loaders[language](),
    loadStaffMessages(language),
  ]);
  i18n.loadAndActivate({ locale: language, messages: { ...ofCore, ...messages } });
  document.documentElement.lang = language;
}

/** Switches and remembers the choice on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await activateLanguage(language);
}

/** The language the app is shown in. */
export function currentLanguage(): Language {
  return findLanguage(i18n.locale) ?? 'nl';
}

/** The BCP 47 tag for numbers, dates and the API, such as `nl-NL`. */
export function currentRegion(): string {
  return regions[currentLanguage()];
}
