/** Red, green and blue of a colour, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rrggbb` or `#rgb`; `undefined` for anything else. */
export function parseColour(text: string): Rgb | undefined {
  const digits = /^#(?:([\da-f]{2})([\da-f]{2})([\da-f]{2})|([\da-f])([\da-f])([\da-f]))$/i.exec(
    text.trim(),
  );
  if (!digits) return undefined;
  const channel = (at: number) => {
    const short = digits[at + 3];
    return Number.parseInt(short === undefined ? (digits[at] ?? '') : short + short, 16);
  };
  return [channel(1), channel(2), channel(3)];
}

/** Formats a colour as `#rrggbb`. */
export function writeColour(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colours: `share` 0 is the first, 1 the second. */
export function mixColours(one: Rgb, other: Rgb, share: number): Rgb {
  const between = (at: 0 | 1 | 2) => one[at] + (other[at] - one[at]) * share;
  return [between(0), between(1), between(2)];
}
