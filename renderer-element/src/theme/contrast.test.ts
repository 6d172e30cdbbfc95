import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '@form-builder/core/theme/contrast.ts';
import { writeThemeStyle } from '@form-builder/core/theme/write-theme-style.ts';

const source = join(import.meta.dirname, '..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const dark = writeThemeStyle({ has_dark: true });

/** The default of a property: a colour, or that of another property. */
function colourIn(css: string, property: string): string {
  const [, value = ''] = new RegExp(`--_${property}:([^;]+);`).exec(css) ?? [];
  const [, colour, other] = /(?:(#[\da-f]{6})|var\(--_([\w-]+)\))[)\s]*$/.exec(value) ?? [];
  if (colour) return colour;
  if (other) return colourIn(css, other);
  if (css !== tokens) return colourIn(tokens, property);
  throw new Error(`${property} has no colour.`);
}

/** Text and its background (WCAG 1.4.3), then components and theirs (WCAG 1.4.11). */
const pairs: readonly (readonly [front: string, backs: readonly string[], least: number])[] = [
  ['ink', ['paper', 'surface', 'card', 'input', 'option'], 4.5],
  ['ink', ['error-surface', 'warning-surface', 'success-surface'], 4.5],
  ['muted', ['paper', 'surface', 'card'], 4.5],
  ['placeholder', ['input'], 4.5],
  ['link', ['paper', 'surface', 'card', 'warning-surface', 'success-surface'], 4.5],
  ['heading', ['paper'], 4.5],
  ['secondary', ['paper', 'surface', 'card'], 4.5],
  ['on-primary', ['primary', 'primary-hover'], 4.5],
  ['paper', ['muted'], 4.5],
  ['error', ['paper', 'card', 'error-surface'], 4.5],
  ['success', ['paper', 'success-surface'], 4.5],
  ['warning', ['paper', 'warning-surface'], 3],
  ['control-line', ['paper', 'card', 'input', 'option'], 3],
  ['primary', ['paper', 'surface', 'card'], 3],
  ['progress', ['paper'], 3],
];

describe.each([
  ['light', tokens],
  ['dark', dark],
])('the colours of the %s pages', (_name, css) => {
  test.each(pairs)('%s is distinguishable from %j', (front, backs, least) => {
    for (const back of backs) {
      const ratio = contrastRatio(colourIn(css, front), colourIn(css, back)) ?? 0;
      expect(ratio, `${front} on ${back}`).toBeGreaterThanOrEqual(least);
    }
  });

  test('one of the two focus rings is visible on every background', () => {
    for (const back of ['paper', 'surface', 'card', 'input', 'primary', 'error-surface']) {
      const ratios = ['focus', 'focus-inner'].map(
        (ring) => contrastRatio(colourIn(css, ring), colourIn(css, back)) ?? 0,
      );
      expect(Math.max(...ratios), back).toBeGreaterThanOrEqual(3);
    }
    const rings = contrastRatio(colourIn(css, 'focus'), colourIn(css, 'focus-inner')) ?? 0;
    expect(rings).toBeGreaterThanOrEqual(3);
  });
});

describe('forced colours', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => [name, readFileSync(join(source, name), 'utf8')] as const)
    .filter(([, css]) => css.includes('forced-color-adjust: none'));

  test.each(sheets)('%s overrides them only with system colours', (_name, css) => {
    const rules = css.match(/\{[^{}]*forced-color-adjust: none[^{}]*\}/g) ?? [];
    const colours = rules.flatMap((rule) =>
      [...rule.matchAll(/(?:color|background|border(?:-color)?): ([^;]+);/g)].map(
        ([, colour = '']) => colour,
      ),
    );
    expect(colours.length).toBeGreaterThan(0);
    for (const colour of colours) expect(colour).toMatch(/Highlight(?:Text)?$|CanvasText$/);
  });
});
