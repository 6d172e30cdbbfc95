import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { themeFontSchema, type ThemeFont } from './theme-font-schema.ts';
import { usedFonts, writeFontFamily } from './theme-fonts.ts';

const url = `/attachments/${'a'.repeat(43)}/stad.woff2`;
const regular: ThemeFont = { family: 'Stad Sans', weight: 'normal', style: 'normal', url };
const bold: ThemeFont = { ...regular, weight: 'bold' };
const other: ThemeFont = { ...regular, family: 'Anders' };
const fonts = [regular, bold, other];

test('the fonts that are named are loaded, under a name of their own', () => {
  expect(usedFonts({ font_family: '"stad sans", sans-serif', fonts })).toEqual([
    { ...regular, family: 'form-builder Stad Sans' },
    { ...bold, family: 'form-builder Stad Sans' },
  ]);
  expect(usedFonts({ font_family: 'Arial', fonts })).toEqual([]);
  expect(usedFonts({ fonts })).toEqual([]);
  expect(usedFonts({ font_family: 'Stad Sans' })).toEqual([]);
});

test('the style sheet names uploaded fonts as they are loaded, and the others as they are', () => {
  expect(writeFontFamily({ font_family: `Georgia, 'Stad Sans',"Fira Sans", serif`, fonts })).toBe(
    'Georgia, "form-builder Stad Sans", "Fira Sans", serif',
  );
  expect(writeFontFamily({ fonts })).toBeUndefined();
  expect(writeFontFamily({ font_family: 'Stad Sans' })).toBe('Stad Sans');
});

describe('a font file', () => {
  test.each([
    { url: 'https://elders.example/x.woff2' },
    { url: '/attachments/kort/x.woff2' },
    { url: `${url}?") format("x` },
    { family: 'Stad"; } body { color: red' },
    { family: '' },
    { weight: '1 1000' },
  ])('is refused with %j', (change) => {
    expect(v.is(themeFontSchema, regular)).toBe(true);
    expect(v.is(themeFontSchema, { ...regular, ...change })).toBe(false);
  });
});
