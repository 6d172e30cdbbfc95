import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../renderer-element/src/', import.meta.url));
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** Sides that stay where they are when the reading direction turns. */
const physical =
  /(?:margin|padding|border)-(?:left|right)\b|(?:^|[\s;{])(?:left|right) *:|(?:text-align|float|clear) *: *(?:left|right)/m;

describe('the style sheets of the element', () => {
  test('are there', () => {
    expect(sheets.length).toBeGreaterThan(5);
  });

  test.each(sheets)('%s uses start and end, not left and right', (name) => {
    expect(physical.exec(readFileSync(source + name, 'utf8'))?.[0]).toBeUndefined();
  });

  test.each(sheets)('%s has colours only as the last resort of a token', (name) => {
    const css = readFileSync(source + name, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const colours = css
      .split(';')
      .filter((line) => /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(line))
      // A shadow tells nothing that has to be read.
      .filter((line) => !/box-shadow|var\(\s*--form-builder-|--_[\w-]+:/.test(line));
    expect(colours).toEqual([]);
  });
});
