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
/** The number of steps towards black and white: finer than visible. */
const stepCount = 100;

/**
 * Returns the colour nearest to `front`, darker or lighter, with at least this contrast on all
 * `backs`; `undefined` when there is none or a colour is invalid.
 */
export function nearestReadable(
  front: string,
  backs: readonly string[],
  min: number,
): string | undefined {
  const start = parseColour(front);
  if (!start) return undefined;
  const isReadable = (colour: string) =>
    backs.every((back) => (contrastRatio(colour, back) ?? 0) >= min);
  for (let step = 0; step <= stepCount; step += 1) {
    for (const end of [black, white]) {
      const colour = writeColour(mixColours(start, end, step / stepCount));
      if (isReadable(colour)) return colour;
    }
  }
  return undefined;
}

/**
 * Returns black or white, with a contrast of at least 4.5 to 1 with a colour; white when both have
 * that.
 */
export function readableOn(back: string): '#000000' | '#ffffff' {
  return (contrastRatio('#ffffff', back) ?? 0) >= 4.5 ? '#ffffff' : '#000000';
}
