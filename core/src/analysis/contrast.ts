/** Relative luminance of a colour `#rrggbb` or `#rgb`, 0 to 1 (WCAG 2.2); `undefined` for others. */
function luminanceOf(colour: string): number | undefined {
  const digits = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i.exec(
    colour.trim(),
  );
  if (!digits) return undefined;
  const channel = (at: number) => {
    const short = digits[at];
    return linear(Number.parseInt(short ? short + short : (digits[at + 3] ?? ''), 16) / 255);
  };
  return 0.2126 * channel(1) + 0.7152 * channel(2) + 0.0722 * channel(3);
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Contrast of two colours, 1 to 21 (WCAG 2.2); `undefined` when one cannot be read. */
export function contrastRatio(one: string, other: string): number | undefined {
  const a = luminanceOf(one);
  const b = luminanceOf(other);
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
