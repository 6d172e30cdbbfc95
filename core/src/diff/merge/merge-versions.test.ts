import { describe, expect, test } from 'vitest';
import { buildField } from '../../form/build-form.ts';
import type { Field, Page } from '../../form/form-definition.ts';
import { mergeVersions } from './merge-versions.ts';

const field = (id: string, more: Partial<Field> = {}): Field =>
  buildField('text', id, { label: id, ...more });
const group = (id: string, ...children: Field[]): Field => ({
  ...buildField('group', id, { label: id }),
  children,
});
const page = (id: string, ...properties: Field[]): Page => ({ id, title: id, properties });

interface Small {
  readonly title: string;
  readonly pages: readonly Page[];
}
const version = (...pages: Page[]): Small => ({ title: 'Formulier', pages });

const base = version(
  page('p1', field('a'), field('b'), group('g', field('c'))),
  page('p2', field('d')),
);

/** The ids of a version as nested lists, to compare structures at a glance. */
const outline = ({ pages }: Small): unknown =>
  pages.map(({ id, properties }) => [id, ...properties.map(outlineOf)]);
const outlineOf = ({ id, children }: Field): unknown =>
  children ? [id, ...children.map(outlineOf)] : id;

describe('mergeVersions', () => {
  test('keeps a rename of a field that the other moved, inserts and edits', () => {
    const mine = version(
      page('p1', field('b'), group('g', field('c', { label: 'C' })), field('m')),
      page('p2', field('d'), field('a')),
    );
    const theirs = version(
      page(
        'p1',
        field('a', { label: 'Nieuwe naam' }),
        field('t'),
        field('b'),
        group('g', field('c')),
      ),
      page('p2', field('d')),
    );
    const { merged, conflicts } = mergeVersions({ base, mine, theirs }, 'mine');
    expect(conflicts).toEqual([]);
    expect(outline(merged)).toEqual([
      ['p1', 't', 'b', ['g', 'c'], 'm'],
      ['p2', 'd', 'a'],
    ]);
    expect(merged.pages[1]?.properties[1]?.label).toBe('Nieuwe naam');
  });

  test.each(['mine', 'theirs'] as const)(
    'reports both values of one setting, and takes the one of %s with all other changes',
    (prefer) => {
      const labelled = (label: string, title: string) => ({
        ...version(page('p1', field('a', { label }), field('b')), page('p2')),
        title,
      });
      const three = {
        base: labelled('a', 'Formulier'),
        mine: labelled('Van mij', 'Mijn titel'),
        theirs: labelled('Van hen', 'Formulier'),
      };
      const { merged, conflicts } = mergeVersions(three, prefer);
      expect(conflicts).toEqual([
        { path: ['fields', 'a', 'record', 'label'], base: 'a', mine: 'Van mij', theirs: 'Van hen' },
      ]);
      expect(merged.title).toBe('Mijn titel');
      expect(merged.pages[0]?.properties[0]?.label).toBe(prefer === 'mine' ? 'Van mij' : 'Van hen');
    },
  );

  test.each([
    ['mine', ['p1', 'a', 'b']],
    ['theirs', ['p1', 'a', 'b', ['g', 'new']]],
  ] as const)('a field put into a removed group is a conflict (%s)', (prefer, first) => {
    const mine = version(page('p1', field('a'), field('b')), page('p2', field('d')));
    const theirs = version(
      page('p1', field('a'), field('b'), group('g', field('c'), field('new'))),
      page('p2', field('d')),
    );
    const { merged, conflicts } = mergeVersions({ base, mine, theirs }, prefer);
    expect(conflicts.map(({ path }) => path)).toEqual([['fields', 'g']]);
    expect(outline(merged)).toEqual([first, ['p2', 'd']]);
  });

  test.each(['mine', 'theirs'] as const)(
    'groups moved into each other stay reachable (%s)',
    (prefer) => {
      const groups = version(page('p1', group('g'), group('h')));
      const mine = version(page('p1', group('h', group('g'))));
      const theirs = version(page('p1', group('g', group('h'))));
      const { merged, conflicts } = mergeVersions({ base: groups, mine, theirs }, prefer);
      expect(conflicts).toHaveLength(1);
      expect(outline(merged)).toEqual(outline(prefer === 'mine' ? mine : theirs));
    },
  );

  test('an edit of a removed field is a conflict', () => {
    const mine = version(page('p1', field('b'), group('g', field('c'))), page('p2', field('d')));
    const edited = field('a', { hint: 'Uitleg' });
    const theirs = version(
      page('p1', edited, field('b'), group('g', field('c'))),
      page('p2', field('d')),
    );
    const kept = mergeVersions({ base, mine, theirs }, 'theirs');
    expect(kept.conflicts.map(({ path }) => path)).toEqual([['fields', 'a']]);
    expect(outline(kept.merged)).toEqual(outline(theirs));
  });
});
