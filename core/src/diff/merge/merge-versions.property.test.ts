import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildField } from '../../form/build-form.ts';
import type { Field, Page } from '../../form/form-definition.ts';
import { iterateFields } from '../../form/iterate-fields.ts';
import { arbitraryContent } from '../testing/arbitrary-content.ts';
import { canonicalJson } from '../testing/canonical-json.ts';
import { diffVersions } from '../diff-versions.ts';
import { mergeVersions } from './merge-versions.ts';

const numRuns = 300;
const seed = 11;

const idsOf = (pages: readonly Page[]) =>
  [...iterateFields(pages)].map(({ field }) => field.id).toSorted();

describe('mergeVersions', () => {
  test('takes the changes of one side as they are', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(arbitraryContent, arbitraryContent, (base, changed) => {
        for (const sides of [
          { mine: changed, theirs: base },
          { mine: base, theirs: changed },
          { mine: changed, theirs: changed },
        ]) {
          const { merged, conflicts } = mergeVersions({ base, ...sides }, 'mine');
          expect(canonicalJson(merged)).toBe(canonicalJson(changed));
          expect(conflicts).toEqual([]);
        }
      }),
      { numRuns, seed },
    );
  });

  test('does not depend on the order of the sides, conflicts included', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(arbitraryContent, arbitraryContent, arbitraryContent, (base, one, other) => {
        const first = mergeVersions({ base, mine: one, theirs: other }, 'mine');
        const second = mergeVersions({ base, mine: other, theirs: one }, 'theirs');
        expect(canonicalJson(first.merged)).toBe(canonicalJson(second.merged));
        const ids = idsOf(first.merged.pages);
        expect(ids).toEqual([...new Set(ids)]);
      }),
      { numRuns, seed },
    );
  });

  test(
    'disjoint edits have no conflict, and every one is in the result',
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(fc.array(arbitraryEdit, { maxLength: 12 }), (edits) => {
          const of = (side: boolean) => edits.filter(({ at }) => at % 2 === (side ? 0 : 1));
          const [one, other] = [edited(of(true)), edited(of(false))];
          const { merged, conflicts } = mergeVersions(
            { base: plain, mine: one, theirs: other },
            'mine',
          );
          expect(conflicts).toEqual([]);
          const changed = new Set([...settingsIn(one), ...settingsIn(other)]);
          expect(new Set(settingsIn(merged))).toEqual(changed);
          const gone = new Set([...removedIn(one), ...removedIn(other)]);
          expect(new Set(removedIn(merged))).toEqual(gone);
        }),
        { numRuns: 500, seed },
      );
    },
  );
});

interface Edit {
  /** The field that is edited: even ones by one side, odd ones by the other. */
  readonly at: number;
  readonly kind: 'label' | 'hint' | 'remove' | 'move' | 'add';
  readonly to: number;
}

const arbitraryEdit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(11),
  kind: fc.constantFrom('label', 'hint', 'remove', 'move', 'add'),
  to: fc.nat(20),
});

const plain = {
  title: 'Formulier',
  description: '',
  languages: ['nl'],
  settings: {},
  submission_settings: {},
  pages: [0, 1, 2].map((page) => ({
    id: `p${page}`,
    title: `Pagina ${page}`,
    properties: [0, 1, 2, 3].map((at) => buildField('text', `f${page * 4 + at}`, {})),
  })),
};

/** The plain version after edits. */
function edited(edits: readonly Edit[]): typeof plain {
  let pages = plain.pages;
  for (const edit of edits) pages = applied(pages, edit);
  return { ...plain, pages };
}

function applied(pages: typeof plain.pages, { at, kind, to }: Edit): typeof plain.pages {
  const id = `f${at}`;
  const found = pages.flatMap(({ properties }) => properties).find((field) => field.id === id);
  if (kind === 'add') return inserted(pages, buildField('text', `new-${at}-${to}`, {}), to);
  if (!found) return pages;
  if (kind === 'label' || kind === 'hint')
    return pages.map((page) => ({
      ...page,
      properties: page.properties.map((field) =>
        field.id === id ? { ...field, [kind]: `${kind} ${to}` } : field,
      ),
    }));
  const without = pages.map((page) => ({
    ...page,
    properties: page.properties.filter((field) => field.id !== id),
  }));
  return kind === 'remove' ? without : inserted(without, found, to);
}

function inserted(pages: typeof plain.pages, field: Field, to: number): typeof plain.pages {
  if (pages.some(({ properties }) => properties.some(({ id }) => id === field.id))) return pages;
  return pages.map((page, index) =>
    index === to % 3 ? { ...page, properties: page.properties.toSpliced(to % 5, 0, field) } : page,
  );
}

/** Each setting that differs, with its value; and each field that is in another list. */
function settingsIn(version: typeof plain): readonly string[] {
  return diffVersions(plain, version).flatMap((change) => {
    if (change.kind === 'field_added') return [`added ${change.fieldId} ${change.to.pageId}`];
    if (change.kind === 'field_moved' && change.from.pageId !== change.to.pageId)
      return [`moved ${change.fieldId} ${change.to.pageId}`];
    return 'fieldId' in change && 'name' in change
      ? [`${change.fieldId} ${change.name} ${canonicalJson(change.after)}`]
      : [];
  });
}

const removedIn = (version: typeof plain) =>
  diffVersions(plain, version).flatMap((change) =>
    change.kind === 'field_removed' ? [change.fieldId] : [],
  );
