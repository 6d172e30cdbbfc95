import { mixColours, parseColour, writeColour } from './colour.ts';
import { contrastRatio, nearestReadable, readableOn } from './contrast.ts';
import { palettesOf } from './find-contrast-faults.ts';
import type { Palette } from './theme-colours.ts';
import { writeFontFamily } from './theme-fonts.ts';
import type { ThemeSettings } from './theme-settings.ts';

/**
 * A custom property of the element's style sheet, without `--_`, and the token that overrides it.
 */
type Declaration = readonly [name: string, token: string, value: string];

/**
 * Writes a theme as a style sheet for the element's shadow root. It comes after the element's own
 * and sets the same properties, so that a token of the host page still takes precedence.
 */
export function writeThemeStyle(theme: ThemeSettings): string {
  const { colours, dark_colours: dark } = palettesOf(theme);
  // A theme without colours does not override those of the host page's design system.
  const hasColours = Object.keys(theme.colours ?? {}).length > 0;
  return [
    rule([...(hasColours ? colourDeclarations(colours) : []), ...textDeclarations(theme)]),
    dark && onDarkPages(rule(colourDeclarations(dark), 'color-scheme:dark;')),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Applies to screens only, so that printed pages use the light palette. */
const onDarkPages = (rules: string) => `@media screen and (prefers-color-scheme:dark){${rules}}`;

function rule(declarations: readonly Declaration[], more = ''): string {
  const lines = declarations.map(
    ([name, token, value]) => `--_${name}:var(--form-builder-${token},${value});`,
  );
  const body = lines.join('') + more;
  return body && `.form-builder{${body}}`;
}

function colourDeclarations(palette: Palette): readonly Declaration[] {
  const { primary, secondary, error, background, surface, label } = palette;
  const muted = nearestReadable(
    mix(label, background, 0.3),
    [background, surface, palette.card],
    4.5,
  );
  return [
    ['primary', 'color-primary', primary],
    ['primary-hover', 'color-primary-hover', hoverOf(primary)],
    ['on-primary', 'color-on-primary', readableOn(primary)],
    ['secondary', 'color-secondary', secondary],
    ['link', 'color-link', secondary],
    ['heading', 'color-heading', primary],
    ['ink', 'color-text', label],
    ['muted', 'color-muted', muted ?? label],
    ['paper', 'color-background', background],
    ['surface', 'color-surface', surface],
    ['card', 'color-card', palette.card],
    ['input', 'color-input', palette.input],
    ['placeholder', 'color-placeholder', palette.placeholder],
    ['control-line', 'color-control-border', palette.border],
    ['line', 'color-line', mix(palette.border, background, 0.6)],
    ['progress', 'color-progress', palette.progress],
    ['option', 'color-option', palette.option],
    ['error', 'color-error', error],
    ['error-surface', 'color-error-surface', tint(error, palette)],
    ...stateDeclarations(palette),
  ];
}

/** Warning and success are the product's own colours, made readable on the theme's background. */
function stateDeclarations(palette: Palette): readonly Declaration[] {
  return Object.entries({ warning: '#8a5a00', success: '#1a6b3c' }).flatMap(
    ([name, colour]): readonly Declaration[] => {
      const readable = nearestReadable(colour, [palette.background], 4.5) ?? palette.label;
      return [
        [name, `color-${name}`, readable],
        [`${name}-surface`, `color-${name}-surface`, tint(readable, palette)],
      ];
    },
  );
}

function textDeclarations(theme: ThemeSettings) {
  const { label_size: size, radius } = theme;
  const family = writeFontFamily(theme);
  const declarations: Declaration[] = [];
  // Relative to the form's font size, which is 18 px unless the visitor changed it.
  if (size !== undefined) declarations.push(['label-size', 'label-size', `${size / 18}em`]);
  if (radius !== undefined) declarations.push(['radius', 'radius', `${radius / 18}em`]);
  if (family !== undefined) declarations.push(['font', 'font-family', family]);
  return declarations;
}

/**
 * Returns a tinted background on which text in that colour, and labels, have sufficient contrast.
 */
function tint(colour: string, { background, label }: Palette): string {
  const isReadable = (back: string) =>
    [colour, label].every((front) => (contrastRatio(front, back) ?? 0) >= 4.5);
  const shades = [0.94, 0.96, 0.98].map((share) => mix(colour, background, share));
  return shades.find(isReadable) ?? background;
}

/** Returns a shade with more contrast to the text on the colour. */
function hoverOf(colour: string): string {
  return mix(colour, readableOn(colour) === '#ffffff' ? '#000000' : '#ffffff', 0.25);
}

function mix(one: string, other: string, share: number): string {
  const [a, b] = [parseColour(one), parseColour(other)];
  return a && b ? writeColour(mixColours(a, b, share)) : one;
}
