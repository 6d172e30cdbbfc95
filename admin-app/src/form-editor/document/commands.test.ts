import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDocument, buildField, buildVariable, countingIds } from './build-document.ts';
import { replaceDocument, combineCommands, type Command } from './command.ts';
import { copyFields, copyPage } from './copy-field.ts';
import type { EditedVersion } from './edited-version.ts';
import { changeField, insertField, moveField, removeField } from './field-commands.ts';
import { usedShortIds } from './new-ids.ts';
import { changePage, insertPage, movePage, removePage } from './page-commands.ts';
import { findField, locatedFields, type Place } from './place.ts';
import { isAllowedAt, isContainer } from './places-for.ts';
import {
  changeVariable,
  insertVariable,
  moveVariable,
  removeVariable,
} from './variable-commands.ts';
import { changeVersion, changeVersionSettings } from './version-commands.ts';

const ids = (document: EditedVersion) =>
  Array.from(locatedFields(document.pages), ({ field }) => field.id);

describe('commands', () => {
  test('a field moves within its page, counted without itself', () => {
    const { document } = moveField('a', { pageId: 'p1', parentId: null, index: 1 })(
      buildDocument(),
    );
    expect(ids(document)).toEqual(['g', 'b', 'c', 'a', 'd']);
  });

  test('a field moves into a group on another page', () => {
    const { document } = moveField('d', { pageId: 'p1', parentId: 'g', index: 1 })(buildDocument());
    expect(ids(document)).toEqual(['a', 'g', 'b', 'd', 'c']);
    expect(findField(document.pages, 'd')?.place).toEqual({
      pageId: 'p1',
      parentId: 'g',
      index: 1,
    });
  });

  test('a change to undefined removes the member', () => {
    const hinted = changeField('a', { hint: 'Hulp' })(buildDocument()).document;
    const cleared = changeField('a', { hint: undefined })(hinted).document;
    expect(cleared).toEqual(buildDocument());
    expect(Object.hasOwn(findField(cleared.pages, 'a')?.field ?? {}, 'hint')).toBe(false);
  });

  test('what a command does not touch keeps its identity', () => {
    const before = buildDocument();
    const { document } = changeField('b', { label: 'Anders' })(before);
    expect(document.pages[1]).toBe(before.pages[1]);
    expect(document.pages[0]?.properties[0]).toBe(before.pages[0]?.properties[0]);
  });

  test('a command about a field that is not there is an error', () => {
    expect(() => removeField('nowhere')(buildDocument())).toThrow('No field nowhere');
  });
});

/** Numbers that determine a random command, interpreted against the current document. */
const choices = fc.record({
  kind: fc.nat(15),
  one: fc.nat(50),
  two: fc.nat(50),
  three: fc.nat(50),
});
type Choice = { kind: number; one: number; two: number; three: number };

function pick<T>(items: readonly T[], choice: number): T | undefined {
  return items[choice % Math.max(1, items.length)];
}

function placeFrom(document: EditedVersion, { two, three }: Choice): Place | undefined {
  const page = pick(document.pages, two);
  if (!page) return undefined;
  const containers = [...locatedFields([page])].filter(({ field }) => isContainer(field));
  const parent = three % 2 === 0 ? pick(containers, three)?.field : undefined;
  const siblings = parent ? (parent.children ?? []) : page.properties;
  return { pageId: page.id, parentId: parent?.id ?? null, index: three % (siblings.length + 1) };
}

function commandFrom(document: EditedVersion, choice: Choice, source = countingIds()): Command {
  const located = pick([...locatedFields(document.pages)], choice.one);
  const page = pick(document.pages, choice.one);
  const variable = pick(document.variables, choice.two);
  const place = placeFrom(document, choice);
  const taken = usedShortIds(document);
  const nothing = combineCommands([]);
  const makers: readonly (() => Command)[] = [
    () => {
      if (!place) return nothing;
      const id = `new-${choice.one}-${choice.two}-${choice.three}`;
      const isTaken = findField(document.pages, id) !== undefined;
      return isTaken ? nothing : insertField(buildField(id), place);
    },
    () => (located ? removeField(located.field.id) : nothing),
    () => {
      if (!located || !place || !isAllowedAt(document.pages, located.field, place)) return nothing;
      const after = removeField(located.field.id)(document).document;
      const size = place.parentId
        ? (findField(after.pages, place.parentId)?.field.children?.length ?? 0)
        : (after.pages.find(({ id }) => id === place.pageId)?.properties.length ?? 0);
      return moveField(located.field.id, { ...place, index: Math.min(place.index, size) });
    },
    () => (located ? changeField(located.field.id, { label: `l${choice.two}` }) : nothing),
    () => (located ? changeField(located.field.id, { logic: undefined }) : nothing),
    () => {
      if (!located) return nothing;
      const copies = copyFields([located.field], taken, source);
      return combineCommands(copies.map((copy) => insertField(copy, located.place)));
    },
    () =>
      insertPage(
        {
          id: `page-${document.pages.length}-${choice.two}-${choice.one}`,
          title: '',
          properties: [],
        },
        0,
      ),
    () => (page ? removePage(page.id) : nothing),
    () => (page ? movePage(page.id, choice.two % document.pages.length) : nothing),
    () => (page ? changePage(page.id, { title: `t${choice.two}` }) : nothing),
    () => (page ? insertPage(copyPage(page, taken, source), 0) : nothing),
    () =>
      combineCommands([
        changeVersion({ title: `t${choice.one}` }),
        changeVersionSettings({ 'theme.has_summary': choice.two % 2 === 0 }),
      ]),
    () => {
      const id = `variable-${choice.one}-${choice.two}-${choice.three}`;
      const isTaken = document.variables.some((one) => one.id === id);
      const label = `v${choice.two}`;
      const variable = { ...buildVariable(id), short_id: source.createShortId(taken), label };
      return isTaken ? nothing : insertVariable(variable, 0);
    },
    () => (variable ? changeVariable(variable.id, { label: `v${choice.three}` }) : nothing),
    () => (variable ? moveVariable(variable.id, choice.two % document.variables.length) : nothing),
    () => (variable ? removeVariable(variable.id) : nothing),
  ];
  return (makers[choice.kind] ?? (() => nothing))();
}

describe('any row of commands', () => {
  test('is undone by the inverses in the opposite order', () => {
    fc.assert(
      fc.property(fc.array(choices, { maxLength: 12 }), (row) => {
        const source = countingIds();
        const start = buildDocument();
        const inverses: Command[] = [];
        let document = start;
        for (const choice of row) {
          const applied = commandFrom(document, choice, source)(document);
          inverses.unshift(applied.inverse);
          document = applied.document;
        }
        expect(combineCommands(inverses)(document).document).toEqual(start);
      }),
      { seed: 7 },
    );
  });

  test('keeps ids and short ids unique', () => {
    fc.assert(
      fc.property(fc.array(choices, { maxLength: 12 }), (row) => {
        const source = countingIds();
        let document = buildDocument();
        for (const choice of row)
          document = commandFrom(document, choice, source)(document).document;
        const fields = Array.from(locatedFields(document.pages), ({ field }) => field);
        const found = [...fields, ...document.variables];
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        expect(new Set(found.map((one) => one.short_id)).size).toBe(found.length);
      }),
      { seed: 7 },
    );
  });

  test('is done again by the inverse of the inverse', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const start = buildDocument();
        const done = commandFrom(start, choice)(start);
        const undone = done.inverse(done.document);
        expect(undone.inverse(undone.document).document).toEqual(done.document);
      }),
      { seed: 7 },
    );
  });
});

describe('replaceDocument', () => {
  test('brings the other document and takes it back', () => {
    const start = buildDocument();
    const other = { ...start, title: 'Van een ander' };
    const { document, inverse } = replaceDocument(other)(start);
    expect(document).toBe(other);
    expect(inverse(document).document).toBe(start);
  });
});
