import fc from 'fast-check';
import { arbitraryForm } from '../../form/arbitrary/arbitrary-form.ts';
import { arbitraryRule } from '../../form/arbitrary/arbitrary-rule.ts';
import type { Page } from '../../form/form-definition.ts';
import type { VersionContent } from '../version-content.ts';

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
    settings: fc.dictionary(fc.constantFrom('theme.has_stepper', 'gtm.id'), fc.string()),
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
export const arbitraryContent = fc
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
      ...(JSON.parse(JSON.stringify(form.pages.flatMap(({ properties }) => properties))) as Tree[]),
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
