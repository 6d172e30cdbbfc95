import * as v from 'valibot';

/** The font weights of a file: one, or all of them in a variable font (CSS Fonts Module Level 4). */
export const fontWeights = ['normal', 'bold', '100 900'] as const;
export type FontWeight = (typeof fontWeights)[number];

/** The characters of a font's name; none of them can end a declaration. */
export const fontNameCharacters = String.raw`[\p{L}\d _-]+`;

/** In characters. */
export const maxFontNameLength = 60;

/** The most files that a theme may have: four styles of two families. */
export const maxThemeFonts = 8;

/** A font file of a theme, which administrators uploaded. */
export const themeFontSchema = v.object({
  family: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(maxFontNameLength),
    v.regex(new RegExp(`^${fontNameCharacters}$`, 'u')),
  ),
  weight: v.picklist(fontWeights),
  style: v.picklist(['normal', 'italic']),
  /** The path of a WOFF2 file on the server. */
  url: v.pipe(v.string(), v.regex(/^\/attachments\/[\w-]{43}\/[\w.-]+$/)),
});
export type ThemeFont = v.InferOutput<typeof themeFontSchema>;
