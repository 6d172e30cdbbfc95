import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryForm } from '../form/arbitrary/arbitrary-form.ts';
import { arbitraryRule } from '../form/arbitrary/arbitrary-rule.ts';
import type { Field, Page } from '../form/form-definition.ts';
import { applyChanges } from './apply/apply-changes.ts';
import type { Change } from './change.ts';
import { diffVersions } from './diff-versions.ts';
import type { VersionContent } from './version-content.ts';

type Tree = Record<string, unknown>;

const option = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  label: fc.constantFrom('Een', 'Twee', 'Drie', ''),
});

const settings = fc.record(
  {
    label: fc.constantFrom('', 'Naam', 'Adres'),
    hint: fc.constantFrom('', 'Let op'),
    is_required: fc.boolean(),
    type: fc.constantFrom('text', 'number', 'group', 'input-collection', 'text-layout'),
    options: fc.oneof(fc.uniqueArray(option, { selector: ({ id }) => id }), fc.array(option)),
    logic: fc.array(arbitraryRule, { maxLength: 3 }),
    custom_properties: fc.dictionary(fc.constantFrom('min', 'max', 'content'), fc.integer()),
    unknown_member: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

const texts = fc.dictionary(fc.constantFrom('f1.label', 'f2.label'), fc.string());

const frame = fc.record(
  {
    title: fc.string(),
    description: fc.constantFrom('', 'Een formulier'),
    languages: fc.uniqueArray(fc.constantFrom('nl', 'en', 'de')),
    settings: fc.dictionary(
      fc.constantFrom('theme.has_stepper', 'suite.cases.process'),
      fc.string(),
    ),
    submission_settings: fc.record({ is_public: fc.boolean() }),
    theme_settings: fc.dictionary(fc.constantFrom('logo', 'colours'), fc.jsonValue()),
    translations: fc.dictionary(fc.constantFrom('en', 'de'), texts),
  },
  { requiredKeys: ['title', 'description', 'languages', 'settings', 'submission_settings'] },
);

const pageMembers = fc.record(
  { is_hidden: fc.boolean(), logic: fc.array(arbitraryRule, { maxLength: 2 }) },
  { requiredKeys: [] },
);

/** Pages with the fields of an arbitrary form, in any order and nesting. */
const content = fc
  .record({
    frame,
    form: arbitraryForm,
    shapes: fc.array(
      fc.record({ at: fc.nat(30), into: fc.nat(30), own: settings, isGone: fc.boolean() }),
    ),
    pages: fc.uniqueArray(fc.constantFrom('p1', 'p2', 'p3', 'page'), { minLength: 1 }),
    titles: fc.array(fc.constantFrom('Een', 'Twee'), { minLength: 4, maxLength: 4 }),
    pageRules: fc.array(pageMembers, { minLength: 4, maxLength: 4 }),
  })
  .map(({ frame: rest, form, shapes, pages, titles, pageRules }): VersionContent => {
    const roots: Tree[] = pages.map((id, at) => ({
      id,
      title: titles[at],
      ...pageRules[at],
      properties: [],
    }));
    const lists = roots.map((root) => root['properties'] as Tree[]);
    lists[0]?.push(
      ...(structuredClone(form.pages.flatMap(({ properties }) => properties)) as unknown as Tree[]),
    );
    for (const shape of shapes) rearrange(lists, shape);
    return { ...rest, pages: roots as unknown as readonly Page[] };
  });

interface Shape {
  readonly at: number;
  readonly into: number;
  readonly own: object;
  readonly isGone: boolean;
}

/** Moves a field to another place and changes it, if it exists. */
function rearrange(lists: readonly Tree[][], { at, into, own, isGone }: Shape): void {
  const places = lists.flatMap(placesIn);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return;
  const [field] = place.list.splice(place.at, 1);
  if (!field || isGone) return;
  const open = [
    ...lists,
    ...lists.flatMap(placesIn).map(({ list, at: index }) => childrenOf(list[index])),
  ];
  const target = open[into % open.length] ?? [];
  target.splice(into % (target.length + 1), 0, Object.assign(field, own));
}

function placesIn(list: Tree[]): readonly { readonly list: Tree[]; readonly at: number }[] {
  return list.flatMap((field, at) => [
    { list, at },
    ...placesIn((field['children'] ?? []) as Tree[]),
  ]);
}

function childrenOf(field: Tree | undefined): Tree[] {
  const children = (field?.['children'] ?? []) as Tree[];
  if (field) field['children'] = children;
  return children;
}

const fieldIds = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap(({ id, children }) => [id, ...fieldIds(children ?? [])]);

describe('diffVersions', () => {
  test(
    'explains every byte that differs: its changes make the one of the other',
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(content, content, (before, after) => {
          const changes = diffVersions(before, after);
          expect(applyChanges(before, changes)).toEqual(after);
          expect(canonical(applyChanges(before, changes))).toBe(canonical(after));
          expect(changes.length > 0).toBe(canonical(before) !== canonical(after));
        }),
        { numRuns: 500, seed: 7 },
      );
    },
  );

  test('finds nothing where nothing changed, whatever the order of members', () => {
    fc.assert(
      fc.property(content, (version) => {
        expect(diffVersions(version, structuredClone(version))).toEqual([]);
        expect(diffVersions(version, JSON.parse(canonical(version)) as VersionContent)).toEqual([]);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  test('changes nothing else when a field is put in or taken out', () => {
    fc.assert(
      fc.property(content, fc.nat(100), (version, pick) => {
        const ids = fieldIds(version.pages.flatMap(({ properties }) => properties));
        const id = ids[pick % Math.max(1, ids.length)];
        const less = withoutField(version, id);
        const kindsOf = (changes: readonly Change[]) => [
          ...new Set(changes.map(({ kind }) => kind)),
        ];
        const isSame = canonical(version) === canonical(less);
        expect(kindsOf(diffVersions(version, less))).toEqual(isSame ? [] : ['field_removed']);
        expect(kindsOf(diffVersions(less, version))).toEqual(isSame ? [] : ['field_added']);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

function withoutField(version: VersionContent, gone: string | undefined): VersionContent {
  const prune = (fields: readonly Field[]): readonly Field[] =>
    fields
      .filter(({ id }) => id !== gone)
      .map((field) => (field.children ? { ...field, children: prune(field.children) } : field));
  if (gone === undefined) return version;
  const pages = version.pages.map((page) => ({ ...page, properties: prune(page.properties) }));
  return { ...version, pages };
}

/** JSON with members in the order of their names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
