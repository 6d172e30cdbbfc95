import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildClock, buildField, buildForm } from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import { compile } from './compile.ts';
import { createSession } from './create-session.ts';
import type { Cell, Session } from './session.ts';
import { setLookedUp } from './set-looked-up.ts';

const entry = { id: '7', label: 'Zaal 1', street: 'Markt', seats: 'veel', floor: 2 };

const mapping = [
  { source: 'street', target: 'street' },
  { source: 'floor', target: 'floor' },
  { source: 'seats', target: 'seats' },
  { source: 'gone', target: 'other' },
];

const list = (is_force_mapping = false) =>
  buildField('custom-list', 'hall', {
    custom_properties: { output_mapping: mapping, is_force_mapping },
  });

const targets: readonly Field[] = [
  buildField('text', 'street'),
  buildField('number', 'floor'),
  buildField('number', 'seats'),
  buildField('text', 'other'),
];

const begin = (fields: readonly Field[], answers: unknown = {}): Session =>
  createSession(compile(buildForm(...fields), fieldTypes), { clock: buildClock(), answers });

function at(session: Session, path: string): Cell {
  const cell = session.findCellByPath(path);
  if (!cell) throw new Error(`No cell at ${path}`);
  return cell;
}

describe('setting a looked-up answer', () => {
  test('fills what its mapping names, as answers of those fields', () => {
    const session = begin([list(), ...targets]);
    const changed = setLookedUp(session, at(session, 'hall'), entry);
    expect(changed.map(({ key }) => key)).toEqual(['hall', 'street', 'floor']);
    expect(session.answers()).toMatchObject({ street: 'Markt', floor: 2 });
    expect(at(session, 'seats').value).toBeNull();
  });

  test('leaves alone what the visitor typed, unless it is forced', () => {
    for (const isForced of [false, true]) {
      const session = begin([list(isForced), ...targets], { street: 'Plein' });
      setLookedUp(session, at(session, 'hall'), entry);
      expect(at(session, 'street').value).toBe(isForced ? 'Markt' : 'Plein');
    }
  });

  test('fills the fields of its own row, or else those around it', () => {
    const rows = buildField('input-collection', 'rows', {
      children: [list(), buildField('text', 'street')],
    });
    const session = begin([rows, buildField('number', 'floor')], { rows: [{}, {}] });
    setLookedUp(session, at(session, 'rows.1.hall'), entry);
    expect(at(session, 'rows.0.street').value).toBeNull();
    expect(at(session, 'rows.1.street').value).toBe('Markt');
    expect(at(session, 'floor').value).toBe(2);
  });

  test('fills nothing when it is cleared', () => {
    const session = begin([list(), ...targets], { hall: entry, street: 'Plein' });
    setLookedUp(session, at(session, 'hall'), null);
    expect(at(session, 'street').value).toBe('Plein');
  });
});
