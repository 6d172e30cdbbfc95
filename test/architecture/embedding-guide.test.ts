import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(inProject(path), 'utf8');
const guide = read('docs/embedding.md');

/** The names in the first column of the tables under a heading. */
function rowsUnder(heading: string): readonly string[] {
  const [, after = ''] = guide.split(`\n${heading}\n`);
  const [section = ''] = after.split(/\n#{2,3} /);
  return [...section.matchAll(/^\| `([^`(]+)(?:\(\))?` /gm)].map(([, name = '']) => name);
}

/** Everything a pattern finds in files of the element, each once. */
function foundIn(kind: string, pattern: RegExp): readonly string[] {
  const files = readdirSync(inProject('renderer-element/src'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => name.endsWith(kind));
  const names = files.flatMap((name) =>
    [...read(`renderer-element/src/${name}`).matchAll(pattern)].flatMap(([, found = '']) =>
      found.split(' '),
    ),
  );
  return [...new Set(names)];
}

function membersIn(path: string, start: RegExp, member: RegExp): readonly string[] {
  const [, body = ''] = start.exec(read(path)) ?? [];
  return [...body.matchAll(member)].map(([, name = '']) => name);
}

const events = membersIn(
  'renderer-element/src/state/form-events.ts',
  /interface FormEvents \{([\s\S]*?)\n\}/,
  /^ {2}(\w+):/gm,
);
const attributes = membersIn(
  'renderer-element/src/element-attributes.ts',
  /elementAttributes[^{]*\{([\s\S]*?)\n\}/,
  /^ {2}'?([\w-]+)'?:/gm,
);
const methods = membersIn(
  'renderer-element/src/element.ts',
  /([\s\S]*)/,
  /^ {2}(\w+)\(\): [\w<>]+ \{$/gm,
);

describe('the guide for host pages', () => {
  test.each([
    ['attributes', '## Attributes', attributes],
    ['events', '## Events', events],
    ['methods', '## Methods', methods.filter((name) => !/Callback$/.test(name))],
    ['parts', '### Parts', foundIn('.tsx', /\bpart="([^"]+)"/g)],
    ['tokens', '### Tokens', foundIn('.css', /var\(\s*(--form-builder-[\w-]+)/g)],
  ])('has a row for each of the %s, and no other', (_what, heading, inCode) => {
    expect(inCode.length).toBeGreaterThan(2);
    expect([...rowsUnder(heading)].sort()).toEqual([...inCode].sort());
  });

  test('names the tokens of the NL Design System that the form listens to', () => {
    const inGuide = [...guide.matchAll(/`(--utrecht-[\w-]+)`/g)].map(([, name = '']) => name);
    expect([...new Set(inGuide)].sort()).toEqual(
      [...foundIn('.css', /var\(\s*(--utrecht-[\w-]+)/g)].sort(),
    );
  });
});
