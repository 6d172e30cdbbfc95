// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { accentShades, defaultAccent } from './accent.ts';
import { contrastRatio, parseHex, type Rgb } from './contrast.ts';

const white: Rgb = [255, 255, 255];
const rgb = (hex: string): Rgb => parseHex(hex) ?? [255, 255, 255];

describe('accentShades', () => {
  test.each(['#ffcc00', '#e17000', '#39870c', '#17528a', '#000000', '#ff69b4', '#ffffff'])(
    'makes %s readable with white on it',
    (colour) => {
      expect(contrastRatio(rgb(accentShades(colour)[6]), white)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('keeps a colour that is dark enough as it is', () => {
    expect(accentShades('#17528a')[6]).toBe('#17528a');
  });

  test.each([undefined, '', 'red', '#12', 'url(x)'])(
    'falls back to the default for %s',
    (colour) => {
      expect(accentShades(colour)[6]).toBe(defaultAccent);
    },
  );

  test('reads as text on its own lightest tint', () => {
    const shades = accentShades('#e17000');
    expect(contrastRatio(rgb(shades[7]), rgb(shades[0]))).toBeGreaterThanOrEqual(4.5);
  });
});
