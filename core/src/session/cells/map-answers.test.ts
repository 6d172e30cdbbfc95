import { describe, expect, test } from 'vitest';
import type { BagAnswer } from '../../field-types/bag/bag.ts';
import type { MappingSettings } from '../../field-types/mapping.ts';
import { fieldTypes } from '../../field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../../form/build-form.ts';
import { compile } from '../compile.ts';
import { createSession } from '../create-session.ts';

const address: BagAnswer = {
  id: '0363200000000001',
  postcode: '1234AB',
  house_number: 12,
  street: 'Dorpsstraat',
  city: 'Ons Dorp',
};
const mapping = [
  { source: 'street', target: 'street' },
  { source: 'house_number', target: 'number' },
  { source: 'city', target: 'gone' },
  { source: '__proto__', target: 'fixed' },
];

function lookUp(settings: MappingSettings, answers: Readonly<Record<string, unknown>> = {}) {
  const form = buildForm(
    buildField('bag', 'address', { custom_properties: settings }),
    buildField('text', 'street'),
    buildField('text', 'number'),
    buildField('text', 'fixed', { is_disabled: true, prefill: 'vast' }),
    buildField('text', 'note', {
      is_hidden: true,
      logic: [buildRule(['show'], buildCondition('street', 'equal', 'dorpsstraat'))],
    }),
  );
  const session = createSession(compile(form, fieldTypes), { clock: buildClock(), answers });
  const cell = session.findCell('address');
  const changed = cell ? session.set(cell, address) : [];
  return { session, changed: changed.map(({ key }) => key).sort() };
}

describe('a looked-up answer', () => {
  test('fills empty fields and updates dependent fields', () => {
    const { session, changed } = lookUp({ mapping });
    expect(session.answers()).toMatchObject({ street: 'Dorpsstraat', number: '12', fixed: 'vast' });
    expect(changed).toEqual(['address', 'note', 'number', 'street']);
  });

  test('keeps fields for missing members, even with overwriting', () => {
    const lacking = [{ source: 'municipality', target: 'street' }];
    const { session, changed } = lookUp(
      { mapping: lacking, is_force_mapping: true },
      { street: 'Kerkstraat' },
    );
    expect(session.answers()['street']).toBe('Kerkstraat');
    expect(changed).toEqual(['address']);
  });

  test('keeps typed answers unless the designer allows overwriting', () => {
    const typed = { street: 'Kerkstraat' };
    expect(lookUp({ mapping }, typed).session.answers()['street']).toBe('Kerkstraat');
    const forced = lookUp({ output_mapping: mapping, is_force_mapping: true }, typed);
    expect(forced.session.answers()['street']).toBe('Dorpsstraat');
  });
});
