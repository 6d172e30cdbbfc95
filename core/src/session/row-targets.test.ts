import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import { allCells, applyEdit, arbitraryEdit } from './arbitrary-edits.ts';
import { compile } from './compile.ts';
import { createSession } from './create-session.ts';
import type { Session } from './session.ts';

const clock = buildClock();
const begin = (fields: readonly Field[], answers: unknown = {}) =>
  createSession(compile(buildForm(...fields), fieldTypes), { clock, answers });
const get = (session: Session, path: string) => {
  const cell = session.findCellByPath(path);
  if (!cell) throw new Error(`No cell at ${path}`);
  return cell;
};
const isVisible = (session: Session, path: string) => get(session, path).visible;

const children = (...more: readonly Field[]) =>
  buildField('input-collection', 'children', {
    children: [buildField('text', 'name'), ...more],
    logic: [buildRule(['hide'], buildCondition('without', 'equal', true))],
  });
const shownWhenFirstIsJan = buildField('text', 'about', {
  is_hidden: true,
  logic: [buildRule(['show'], buildCondition('children.0.name', 'equal', 'jan'))],
});
const fields = [shownWhenFirstIsJan, buildField('checkbox', 'without'), children()];
const janAndPiet = { children: [{ name: 'Jan' }, { name: 'Piet' }] };

describe('a condition on a field in a given row', () => {
  test('looks at that row only', () => {
    const session = begin(fields, janAndPiet);
    expect(isVisible(session, 'about')).toBe(true);
    const changed = session.set(get(session, 'children.0.name'), 'Kees');
    expect(changed.map(({ key }) => key)).toContain('about');
    session.set(get(session, 'children.1.name'), 'Jan');
    expect(isVisible(session, 'about')).toBe(false);
  });

  test('follows rows that are added, moved and removed', () => {
    const session = begin(fields, janAndPiet);
    const collection = get(session, 'children');
    const [first = { key: '' }] = collection.rows;
    session.moveRow(collection, first.key, 1);
    expect(isVisible(session, 'about')).toBe(false);
    session.moveRow(collection, first.key, 0);
    expect(isVisible(session, 'about')).toBe(true);
    session.removeRow(collection, first.key);
    expect(isVisible(session, 'about')).toBe(false);
  });

  test('finds nothing in a missing or hidden row', () => {
    const isEmpty = buildField('text', 'about', {
      is_hidden: true,
      logic: [buildRule(['show'], buildCondition('children.2.name', 'is_empty'))],
    });
    const session = begin([isEmpty, buildField('checkbox', 'without'), children()], janAndPiet);
    expect(isVisible(session, 'about')).toBe(true);
    const other = begin(fields, janAndPiet);
    other.set(get(other, 'without'), true);
    expect(isVisible(other, 'about')).toBe(false);
    other.set(get(other, 'without'), false);
    expect(isVisible(other, 'about')).toBe(true);
  });

  test('can be in another row of the same repeating field', () => {
    const same = buildField('text', 'same', {
      is_hidden: true,
      logic: [buildRule(['show'], buildCondition('children.0.name', 'equal', 'jan'))],
    });
    const session = begin([buildField('checkbox', 'without'), children(same)], janAndPiet);
    expect(isVisible(session, 'children.1.same')).toBe(true);
    session.set(get(session, 'children.0.name'), null);
    expect(isVisible(session, 'children.1.same')).toBe(false);
  });

  test('reaches rows within rows', () => {
    const pets = buildField('input-collection', 'pets', { children: [buildField('text', 'pet')] });
    const about = buildField('text', 'about', {
      is_hidden: true,
      logic: [buildRule(['show'], buildCondition('children.1.pets.0.pet', 'equal', 'rex'))],
    });
    const form = [about, buildField('checkbox', 'without'), children(pets)];
    const session = begin(form, { children: [{}, { pets: [{ pet: 'Rex' }] }] });
    expect(isVisible(session, 'about')).toBe(true);
    session.set(get(session, 'children.1.pets.0.pet'), 'Bello');
    expect(isVisible(session, 'about')).toBe(false);
  });

  test.each(['children.0', 'children.x.name', 'children.0.about', 'name', 'children.0.name.0'])(
    'does not count when %s leads nowhere',
    (target) => {
      const about = buildField('text', 'about', {
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition(target, 'is_empty'))],
      });
      const session = begin([about, buildField('checkbox', 'without'), children()]);
      expect(isVisible(session, 'about')).toBe(false);
    },
  );
});

describe('sessions with conditions on given rows', () => {
  const target = fc.constantFrom('f2.0.f3', 'f2.1.f3', 'f2.0.f4.0.f5', 'f2.1.f4.1.f5', 'f1');
  const rule = fc
    .tuple(target, fc.constantFrom('is_empty' as const, 'is_not_empty' as const))
    .map(([id, operator]) => [buildRule(['hide'], buildCondition(id, operator))]);
  const form = fc.tuple(rule, rule, rule, rule).map(([outer, around, inner, deep]) => [
    buildField('text', 'f0', { logic: outer }),
    buildField('text', 'f1'),
    buildField('input-collection', 'f2', {
      logic: around,
      children: [
        buildField('text', 'f3', { logic: inner }),
        buildField('input-collection', 'f4', {
          children: [buildField('text', 'f5', { logic: deep })],
        }),
      ],
    }),
  ]);

  test('are after any edits equal to a new session with the same answers', () => {
    fc.assert(
      fc.property(form, fc.array(arbitraryEdit, { maxLength: 20 }), (made, edits) => {
        const session = begin(made);
        for (const edit of edits) {
          applyEdit(session, edit);
          const look = (one: Session) =>
            allCells(one).map((cell) => [one.pathOf(cell), cell.visible]);
          expect(look(session)).toEqual(look(begin(made, session.allAnswers())));
        }
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});
