/** The bundled languages; the first is the default and the fallback. */
export const languages = ['nl', 'en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The bundled language of a locale (`de-DE` gives `de`); Dutch for every other one. */
export function languageOf(locale: string): Language {
  const prefix = locale.slice(0, 2).toLowerCase();
  return languages.find((language) => language === prefix) ?? languages[0];
}
