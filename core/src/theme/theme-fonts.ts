import type { ThemeFont } from './theme-font-schema.ts';

interface FontSettings {
  /** As in CSS: names separated by commas, quoted or not. */
  readonly font_family?: string | undefined;
  readonly fonts?: readonly ThemeFont[] | undefined;
}

/** The files of the fonts that a theme uses, by the name that the form's style sheet has for them. */
export function usedFonts({ font_family: list = '', fonts = [] }: FontSettings): ThemeFont[] {
  const names = new Set(namesIn(list).map(comparable));
  return fonts
    .filter(({ family }) => names.has(comparable(family)))
    .map((font) => ({ ...font, family: loadedName(font.family) }));
}

/** The list of font names for the form's style sheet, with uploaded fonts by the name under which they are loaded. */
export function writeFontFamily({ font_family: list, fonts = [] }: FontSettings) {
  if (list === undefined) return undefined;
  const uploaded = new Map(fonts.map(({ family }) => [comparable(family), family]));
  return namesIn(list)
    .map((name) => {
      const family = uploaded.get(comparable(name));
      return family === undefined ? name : `"${loadedName(family)}"`;
    })
    .join(', ');
}

/**
 * Fonts are loaded for the whole page, because browsers ignore those of a shadow root. With a name of their own they
 * never replace a font of the site around the form.
 */
const loadedName = (family: string) => `form-builder ${family}`;

const namesIn = (list: string) => list.split(',').map((name) => name.trim());

/** Names are the same with or without quotes and capitals. */
const comparable = (name: string) => name.replaceAll(/^["']|["']$/g, '').toLowerCase();
