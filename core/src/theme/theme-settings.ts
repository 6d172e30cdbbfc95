import * as v from 'valibot';
import { themeColourNames, type ThemeColour } from './theme-colours.ts';
import { fontNameCharacters, maxThemeFonts, themeFontSchema } from './theme-font-schema.ts';

const colourSchema = v.exactOptional(
  v.pipe(v.string(), v.trim(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i)),
);

// The names are those of the list; Object.fromEntries widens them.
const coloursSchema = v.object(
  Object.fromEntries(themeColourNames.map((name) => [name, colourSchema])) as Record<
    ThemeColour,
    typeof colourSchema
  >,
);

/**
 * Font names separated by commas, quoted or not, without characters that could end the declaration.
 */
const fontName = `(?:${fontNameCharacters}|"${fontNameCharacters}"|'${fontNameCharacters}')`;
const fontFamilySchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(200),
  v.regex(new RegExp(`^${fontName}(?: *, *${fontName})*$`, 'u')),
);

/** A path on the server, or an inline image, so that no page requests another site. */
const logoSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200_000),
  v.regex(/^(?:\/(?!\/)[\w\-./%~?=&+]+|data:image\/(?:png|jpeg|webp|svg\+xml);base64,[\w+/=]+)$/i),
);

/** The parts of a theme that a version can have of its own; a colour by its palette and name. */
export const themeOverrideNames = [
  ...themeColourNames.map((name) => `colours.${name}` as const),
  ...themeColourNames.map((name) => `dark_colours.${name}` as const),
  'has_dark',
  'label_size',
  'radius',
  'font_family',
] as const;
export type ThemeOverride = (typeof themeOverrideNames)[number];

/** The theme of a version: how a municipality changes the appearance of a form. */
export const themeSettingsSchema = v.object({
  /** The tenant's theme that the others are a copy of. */
  theme_id: v.optional(v.pipe(v.string(), v.uuid())),
  /** What the version has of its own: an update of the theme leaves it. */
  overrides: v.optional(v.array(v.picklist(themeOverrideNames))),
  logo: v.optional(logoSchema),
  /** The alternative text of the logo; without it the logo is decorative. */
  logo_alt: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  logo_alignment: v.optional(v.picklist(['start', 'center', 'end'])),
  colours: v.optional(coloursSchema),
  /** Whether visitors who prefer dark pages get the dark palette. */
  has_dark: v.optional(v.boolean()),
  dark_colours: v.optional(coloursSchema),
  /**
   * The font size of labels in pixels at the default font size; scales with the visitor's font
   * size.
   */
  label_size: v.optional(v.pipe(v.number(), v.minValue(18), v.maxValue(32))),
  /** The radius of corners in pixels, at the default font size. */
  radius: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(24))),
  font_family: v.optional(fontFamilySchema),
  /** The uploaded fonts that `font_family` can name. */
  fonts: v.optional(v.pipe(v.array(themeFontSchema), v.maxLength(maxThemeFonts))),
});
export type ThemeSettings = v.InferOutput<typeof themeSettingsSchema>;
