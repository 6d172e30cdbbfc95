import type { MantineColorsTuple } from '@mantine/core';
import { contrastRatio, mix, parseHex, toHex, type Rgb } from './contrast.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** The default accent colour: a calm, official blue. */
export const defaultAccent = '#17528a';

/** Above WCAG AA's 4.5, so that the accent also passes as text on the light grey of the page. */
const minContrast = 5.2;

/** Returns the nearest shade of a colour with sufficient contrast as text on white. */
export function ensureContrast(rgb: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const darker = mix(rgb, black, share);
    if (contrastRatio(darker, white) >= minContrast) return darker;
  }
  return black;
}

/** Returns ten shades around the tenant's colour; index 6 is the one for buttons and links. */
export function accentShades(colour: string | undefined): MantineColorsTuple {
  const base = ensureContrast(parseHex(colour ?? '') ?? parseHex(defaultAccent) ?? black);
  const tint = (share: number) => toHex(mix(base, white, share));
  const shade = (share: number) => toHex(mix(base, black, share));
  return [
    tint(0.94),
    tint(0.87),
    tint(0.74),
    tint(0.58),
    tint(0.38),
    tint(0.18),
    toHex(base),
    shade(0.16),
    shade(0.3),
    shade(0.46),
  ];
}
