import { expect, test } from 'vitest';
import {
  buildCondition,
  buildField,
  buildForm,
  buildRule,
  buildVariable,
} from '../../../form/build-form.ts';
import type { Field } from '../../../form/form-definition.ts';
import { findingsIn } from '../../build-check.ts';
import type { CheckContext } from '../../check-context.ts';

const digidField = buildField('auth', 'who', { custom_properties: { integration_id: 'digid' } });
const settings = { 'persons.purpose': 'Parkeervergunning', 'processing.purpose': 'Parkeren' };

/** What is found in a form with a question that depends on the day of birth in the register. */
const found = (fields: readonly Field[], context: Partial<CheckContext> = {}) => {
  const asked = buildField('text', 'asked', {
    logic: [buildRule(['required'], buildCondition('born', 'is_not_empty'))],
  });
  const source = { type: 'person', provider: 'digid', member: 'birth_date' } as const;
  const form = buildForm(...fields, asked);
  return findingsIn(
    { ...form, variables: [buildVariable('born', source, 'date')] },
    { settings, ...context },
  );
};

test('nothing is said of a form with a login by BSN and a purpose', () => {
  const isProvided = { isPersonsProvided: true, isPersonLogin: () => true };
  expect(found([digidField], isProvided)).toEqual([]);
  expect(found([], { ...isProvided, loginProvider: 'digid' })).toEqual([]);
});

test.each<[string, readonly Field[], Partial<CheckContext>, string]>([
  ['no register', [digidField], { isPersonsProvided: false }, 'provider_missing born'],
  ['no login', [], {}, 'person_login_missing born'],
  ['another login', [], { loginProvider: 'eherkenning' }, 'person_login_missing born'],
  ['no BSN', [digidField], { isPersonLogin: () => false }, 'person_login_missing born'],
  ['no purpose', [digidField], { settings: {} }, 'person_purpose_missing persons.purpose'],
])('a form that reads the register with %s is not sound', (_, fields, context, finding) => {
  expect(found(fields, context)).toContain(finding);
});
