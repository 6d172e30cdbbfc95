import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lightPalette, themeColourNames } from '@form-builder/core/theme/theme-colours.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Returns the custom property with a colour of a theme. */
const propertyOf: Readonly<Record<(typeof themeColourNames)[number], string>> = {
  primary: 'primary',
  secondary: 'secondary',
  error: 'error',
  background: 'paper',
  surface: 'surface',
  input: 'input',
  border: 'control-line',
  card: 'card',
  label: 'ink',
  placeholder: 'placeholder',
  progress: 'progress',
  option: 'option',
};

/** The default of a property: a colour, or that of another property. */
function defaultOf(property: string): string {
  const [, value = ''] = new RegExp(`--_${property}:([^;]+);`).exec(css) ?? [];
  const [, colour, other] = /(?:(#[\da-f]{6})|var\(--_([\w-]+)\))[)\s]*$/.exec(value) ?? [];
  return colour ?? defaultOf(other ?? 'missing');
}

describe('the element’s default theme', () => {
  test.each(themeColourNames)('has the %s that contrast is checked with', (name) => {
    expect(defaultOf(propertyOf[name])).toBe(lightPalette[name]);
  });
});
