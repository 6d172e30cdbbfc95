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

/** What the visitor chose in this tab; nothing where the browser has no storage. */
function readChosenLocale(): string | undefined {
  try {
    return sessionStorage.getItem(chosenKey) ?? undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Remembers the visitor's choice, also after a login; false without storage. */
export function storeChosenLocale(locale: string): boolean {
  try {
    sessionStorage.setItem(chosenKey, locale);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
