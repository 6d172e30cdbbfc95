import { encode } from 'uqr';

/** A QR code as an SVG path of its dark modules in a box of `size` units. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Draws a text as a QR code, with the quiet zone of four modules that the standard requires. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: 4 });
  return { size, path: data.map(drawRow).join('') };
}

/** Joins adjacent dark modules into one rectangle. */
function drawRow(row: readonly boolean[], y: number): string {
  const squares = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...squares.matchAll(/1+/g)]
    .map(
      ({ index, 0: { length } }) =>
        `M${String(index)} ${String(y)}h${String(length)}v1h-${String(length)}z`,
    )
    .join('');
}
