import type { StaffMessagePart } from '@form-builder/core/messages/load-staff-messages.ts';
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

/**
 * The texts that are loaded later: those of the form editor when it opens, those of its panels, and those of all
 * other screens.
 */
const catalogues = {
  screens: {
    nl: () => import('../locales/nl.po'),
    en: () => import('../locales/en.po'),
    de: () => import('../locales/de.po'),
  },
  editor: {
    nl: () => import('../locales/editor/nl.po'),
    en: () => import('../locales/editor/en.po'),
    de: () => import('../locales/editor/de.po'),
  },
  panels: {
    nl: () => import('../locales/panels/nl.po'),
    en: () => import('../locales/panels/en.po'),
    de: () => import('../locales/panels/de.po'),
  },
} as const satisfies Readonly<Record<string, Loaders>>;
export type Catalogue = keyof typeof catalogues;

/** The texts of core that the screens of a catalogue show. */
const partsOfCore: Readonly<Record<Catalogue, readonly StaffMessagePart[]>> = {
  screens: ['names', 'details', 'management'],
  editor: ['names'],
  panels: ['names', 'details'],
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

/** The catalogues that were loaded, or are being loaded. */
const loaded = new Map<Catalogue, Promise<void>>();

/** The language whose texts are being fetched, which catalogues that start to load meanwhile follow. */
let next: Language | undefined;

/**
 * Fetches the texts of a language and shows the app in it, in all catalogues that were loaded before. The language
 * that was asked for last wins, whichever texts come last.
 */
export async function activateLanguage(language: Language): Promise<void> {
  next = language;
  try {
    const [start, ...others] = await Promise.all([
      startLoaders[language](),
      ...[...loaded.keys()].map((catalogue) => fetchTexts(catalogue, language)),
    ]);
    i18n.load(language, Object.assign({}, ...others, start.messages) as Messages);
    if (next !== language) return;
    i18n.activate(language);
    document.documentElement.lang = language;
  } finally {
    if (next === language) next = undefined;
  }
}

/** Fetches the texts of a catalogue and core's texts for staff, once. */
export async function loadTexts(catalogue: Catalogue): Promise<void> {
  const loading =
    loaded.get(catalogue) ??
    addTexts(catalogue).catch((error: unknown) => {
      // The next screen tries again.
      loaded.delete(catalogue);
      throw error;
    });
  loaded.set(catalogue, loading);
  await loading;
}

async function addTexts(catalogue: Catalogue): Promise<void> {
  const language = next ?? currentLanguage();
  i18n.load(language, await fetchTexts(catalogue, language));
}

async function fetchTexts(catalogue: Catalogue, language: Language): Promise<Messages> {
  const [{ messages }, ofCore] = await Promise.all([
    catalogues[catalogue][language](),
    fetchStaffMessages(language, partsOfCore[catalogue]),
  ]);
  return { ...ofCore, ...messages };
}

async function fetchStaffMessages(
  language: Language,
  parts: readonly StaffMessagePart[],
): Promise<Messages> {
  const { loadStaffMessages } = await import('@form-builder/core/messages/load-staff-messages.ts');
  return withCompiledTexts(await loadStaffMessages(language, parts));
}

/**
 * Core writes a text without variables as a string. Lingui takes that for one that is not compiled
 * and warns in the console, at every use.
 */
const withCompiledTexts = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, typeof text === 'string' ? [text] : text]),
  );

/** Changes the language and stores the choice on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await activateLanguage(language);
}

/** Returns the current language of the app. */
export function currentLanguage(): Language {
  return findLanguage(i18n.locale) ?? 'nl';
}

/** The BCP 47 tag of a language, such as `nl-NL`. */
export const regionOf = (language: Language): string => regions[language];

/** The BCP 47 tag for numbers, dates and the API, such as `nl-NL`. */
export function currentRegion(): string {
  return regions[currentLanguage()];
}
