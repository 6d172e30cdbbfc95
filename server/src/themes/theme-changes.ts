import type { LoggedChange, LoggedValue } from '@form-builder/core/logbook/logbook-details.ts';
import { themeColourNames, type ThemeColours } from '@form-builder/core/theme/theme-colours.ts';
import type { ThemeFont } from '@form-builder/core/theme/theme-font-schema.ts';
import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';
import { loggedChanges } from '../logbook/logged-changes.ts';

/** The members of a theme that people change. */
export interface ThemeContent {
  readonly name: string;
  readonly is_default: boolean;
  readonly settings: ThemeSettings;
  readonly css: string;
}

/** The changes of a theme for the logbook, per colour; an inline logo without its content. */
export function themeChanges(before: ThemeContent, after: ThemeContent): LoggedChange[] {
  return loggedChanges(valuesOf(before), valuesOf(after));
}

function valuesOf({ name, is_default, settings, css }: ThemeContent) {
  const { logo, logo_alt, logo_alignment, has_dark, label_size, radius, font_family } = settings;
  const { fonts = [] } = settings;
  return {
    name,
    theme_default: is_default,
    theme_logo: logo === undefined ? null : clip(logo),
    theme_logo_alt: logo_alt ?? null,
    theme_logo_alignment: logo_alignment ?? null,
    ...colourValues('theme_colour', settings.colours),
    theme_dark: has_dark ?? false,
    ...colourValues('theme_dark_colour', settings.dark_colours),
    theme_label_size: label_size ?? null,
    theme_radius: radius ?? null,
    theme_font: font_family ?? null,
    theme_fonts: fonts.length === 0 ? null : fonts.map(describeFont).join(', '),
    theme_css: css === '' ? null : clip(css),
  } satisfies Record<string, LoggedValue>;
}

/** The name of the file tells which font it is, as the administrator saw it. */
const describeFont = ({ family, url }: ThemeFont) =>
  `${family} (${url.slice(url.lastIndexOf('/') + 1)})`;

const colourValues = (prefix: string, colours: ThemeColours = {}): Record<string, LoggedValue> =>
  Object.fromEntries(themeColourNames.map((name) => [`${prefix}_${name}`, colours[name] ?? null]));

/** The number of characters that the logbook stores of a long value. */
const longest = 500;

const clip = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
