import * as v from 'valibot';
import { themeColourNames, type ThemeColour } from './theme-colours.ts';

const colourSchema = v.exactOptional(
  v.pipe(v.string(), v.trim(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i)),
);

// Object.fromEntries forgets the names; they are those of the list.
const coloursSchema = v.object(
  Object.fromEntries(themeColourNames.map((name) => [name, colourSchema])) as Record<
    ThemeColour,
    typeof colourSchema
  >,
);

/** Font names between commas, in quotes or not: nothing that could end the declaration. */
const fontName = `(?:[\\p{L}\\d _-]+|"[\\p{L}\\d _-]+"|'[\\p{L}\\d _-]+')`;
const fontFamilySchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(200),
  v.regex(new RegExp(`^${fontName}(?: *, *${fontName})*$`, 'u')),
);

/** A path on the server itself, or the picture written out: no page calls a stranger. */
const logoSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200_000),
  v.regex(/^(?:\/(?!\/)[\w\-./%~?=&+]+|data:image\/(?:png|jpeg|webp|svg\+xml);base64,[\w+/=]+)$/i),
);

/** The design of a version: what a municipality changes about the look of a form. */
export const themeSettingsSchema = v.object({
  logo: v.optional(logoSchema),
  /** What the logo says to who does not see it; without it the logo is decoration. */
  logo_alt: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  logo_alignment: v.optional(v.picklist(['start', 'center', 'end'])),
  colours: v.optional(coloursSchema),
  /** Whether visitors who ask for dark pages get them. */
  has_dark: v.optional(v.boolean()),
  dark_colours: v.optional(coloursSchema),
  /** The size of labels in pixels at the usual size of letters; grows with the visitor's own. */
  label_size: v.optional(v.pipe(v.number(), v.minValue(18), v.maxValue(32))),
  font_family: v.optional(fontFamilySchema),
});
export type ThemeSettings = v.InferOutput<typeof themeSettingsSchema>;
