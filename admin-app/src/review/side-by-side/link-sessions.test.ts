import { buildField } from '@form-builder/core/form/build-form.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { expect, test, vi } from 'vitest';
import { createTryOutSession } from '../../form-preview/try-out-session.ts';
import { linkSessions } from './link-sessions.ts';

const child = buildField('text', 'child', { label: 'Kind' });
const rows = buildField('input-collection', 'children', { label: 'Kinderen', children: [child] });
const sessionOf = (...properties: Field[]) =>
  createTryOutSession({ pages: [{ id: 'page', title: 'Over u', properties }], variables: [] });

test('an answer is given in the other version too, if that has the question', () => {
  const onEdit = vi.fn();
  const name = buildField('text', 'name', { label: 'Naam' });
  const [before, after] = linkSessions(
    sessionOf(name, buildField('text', 'age', { label: 'Leeftijd' })),
    sessionOf(
      { ...name, label: 'Volledige naam' },
      buildField('number', 'age', { label: 'Leeftijd' }),
    ),
    onEdit,
  );
  const set = (session: typeof before, id: string, value: string) => {
    const cell = session.findCell(id);
    if (cell === undefined) throw new Error(`no field ${id}`);
    session.set(cell, value);
  };
  set(before, 'name', 'Noor');
  expect(after.answers()).toEqual({ name: 'Noor' });
  set(after, 'name', 'Sem');
  expect(before.answers()).toEqual({ name: 'Sem' });
  set(before, 'age', 'twaalf');
  expect(before.answers()).toEqual({ name: 'Sem', age: 'twaalf' });
  expect(after.answers()).toEqual({ name: 'Sem' });
  expect(onEdit).toHaveBeenCalledTimes(3);
});

test('rows are added, moved and removed in both', () => {
  const [before, after] = linkSessions(sessionOf(rows), sessionOf(rows), () => undefined);
  const collectionOf = (session: typeof before) => {
    const cell = session.findCell('children');
    if (cell === undefined) throw new Error('no collection');
    return cell;
  };
  const keyAt = (session: typeof before, index: number) =>
    collectionOf(session).rows[index]?.key ?? '';
  const start = collectionOf(before).rows.length;
  before.addRow(collectionOf(before));
  before.addRow(collectionOf(before));
  for (const [index, name] of ['Noor', 'Sem'].entries()) {
    const cell = collectionOf(before).rows[start + index]?.cells[0];
    if (cell === undefined) throw new Error('no row');
    before.set(cell, name);
  }
  expect(after.allAnswers()).toEqual(before.allAnswers());
  after.moveRow(collectionOf(after), keyAt(after, start + 1), start);
  expect(before.allAnswers()).toEqual(after.allAnswers());
  expect(collectionOf(before).rows[start]?.cells[0]?.value).toBe('Sem');
  after.removeRow(collectionOf(after), keyAt(after, start));
  expect(before.allAnswers()).toEqual(after.allAnswers());
  expect(collectionOf(before).rows).toHaveLength(start + 1);
});
