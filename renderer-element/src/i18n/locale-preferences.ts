import type { LocalePreferences } from '@form-builder/core/messages/choose-locale.ts';

const chosenKey = 'form-builder-locale';

/** The preferences of the visitor, of the element's own attribute, of the page and of the browser. */
export function localePreferences(embed: string | undefined): LocalePreferences {
  return {
    app: readChosenLocale(),
    embed,
    url: new URLSearchParams(location.search).get('locale') ?? undefined,
    browser: navigator.languages,
  };
}

/** The visitor's choice, for browsers without storage. */
let chosen: string | undefined;

function readChosenLocale(): string | undefined {
  try {
    return sessionStorage.getItem(chosenKey) ?? undefined;
  } catch (error) {
    if (error instanceof DOMException) return chosen;
    throw error;
  }
}

/** Stores the visitor's choice in this tab, where it survives a login. */
export function storeChosenLocale(locale: string): void {
  chosen = locale;
  try {
    sessionStorage.setItem(chosenKey, locale);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
