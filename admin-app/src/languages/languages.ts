import { i18n, type Messages } from '@lingui/core';

/** The languages of the staff's app; the first is the default and the fallback. */
export const languages = ['nl', 'en', 'de'] as const;
export type Language = (typeof languages)[number];

type Loaders = Readonly<Record<Language, () => Promise<{ messages: Messages }>>>;

/** The texts of the first screen and of the frame around every screen. */
const startLoaders: Loaders = {
  nl: () => import('../locales/start/nl.po'),
  en: () => import('../locales/start/en.po'),
  de: () => import('../locales/start/de.po'),
};

/** The texts of all other screens. */
const screenLoaders: Loaders = {
  nl: () => import('../locales/nl.po'),
  en: () => import('../locales/en.po'),
  de: () => import('../locales/de.po'),
};

const regions: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' };
const storageKey = 'form-builder.language';

/** Returns the language of a tag such as `de-AT`, if the app supports it. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === primary);
}

/**
 * Returns the language that was chosen on this device, else Dutch; the account's language is
 * applied after sign-in.
 */
export function storedLanguage(
  storage: Pick<Storage, 'getItem'> = localStorage,
): Language | undefined {
  return findLanguage(storage.getItem(storageKey));
}

let screenTexts: Promise<void> | undefined;

/** Fetches the texts of a language and shows the app in it; also those of all screens, once one of them was opened. */
export async function activateLanguage(language: Language): Promise<void> {
  const [start, ofScreens] = await Promise.all([
    startLoaders[language](),
    screenTexts === undefined ? {} : fetchScreenTexts(language),
  ]);
  i18n.loadAndActivate({ locale: language, messages: { ...ofScreens, ...start.messages } });
  document.documentElement.lang = language;
}

/** Fetches the texts of the screens after the first one and core's texts for staff, once. */
export async function loadScreenTexts(): Promise<void> {
  screenTexts ??= addScreenTexts().catch((error: unknown) => {
    // The next screen tries again.
    screenTexts = undefined;
    throw error;
  });
  await screenTexts;
}

async function addScreenTexts(): Promise<void> {
  const language = currentLanguage();
  i18n.load(language, await fetchScreenTexts(language));
}

async function fetchScreenTexts(language: Language): Promise<Messages> {
  const [{ messages }, ofCore] = await Promise.all([
    screenLoaders[language](),
    fetchStaffMessages(language),
  ]);
  return { ...ofCore, ...messages };
}

async function fetchStaffMessages(language: Language): Promise<Messages> {
  const { loadStaffMessages } = await import('@form-builder/core/messages/load-staff-messages.ts');
  return loadStaffMessages(language);
}

/** Changes the language and stores the choice on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await activateLanguage(language);
}

/** Returns the current language of the app. */
export function currentLanguage(): Language {
  return findLanguage(i18n.locale) ?? 'nl';
}

/** The BCP 47 tag for numbers, dates and the API, such as `nl-NL`. */
export function currentRegion(): string {
  return regions[currentLanguage()];
}
