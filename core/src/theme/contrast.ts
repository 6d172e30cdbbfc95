import { mixColours, parseColour, writeColour, type Rgb } from './colour.ts';

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Contrast of two colours, 1 to 21 (WCAG 2.2); `undefined` when one cannot be read. */
export function contrastRatio(one: string, other: string): number | undefined {
  const [a, b] = [parseColour(one), parseColour(other)];
  if (!a || !b) return undefined;
  const [x, y] = [luminanceOf(a), luminanceOf(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
/** Steps towards black and white: finer than the eye can see. */
const stepCount = 100;

/**
 * The colour nearest to `front` with at least this contrast on every one of `backs`: darker or
 * lighter, whichever is the smaller step; `undefined` when there is none or a colour cannot be read.
 */
export function nearestReadable(
  front: string,
  backs: readonly string[],
  least: number,
): string | undefined {
  const start = parseColour(front);
  if (!start) return undefined;
  const isReadable = (colour: string) =>
    backs.every((back) => (contrastRatio(colour, back) ?? 0) >= least);
  for (let step = 0; step <= stepCount; step += 1) {
    for (const end of [black, white]) {
      const colour = writeColour(mixColours(start, end, step / stepCount));
      if (isReadable(colour)) return colour;
    }
  }
  return undefined;
}

/** Black or white, whichever is read best on a colour; never under 4.5 to 1. */
export function readableOn(back: string): '#000000' | '#ffffff' {
  return (contrastRatio('#ffffff', back) ?? 0) >= 4.5 ? '#ffffff' : '#000000';
}
