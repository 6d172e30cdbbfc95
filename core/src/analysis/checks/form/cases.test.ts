import { expect, test } from 'vitest';
import { buildField, buildForm } from '../../../form/build-form.ts';
import { findingsIn } from '../../build-check.ts';

const matter = buildField('matter', 'case', { custom_properties: { integration_id: 'zaken' } });
const login = (integration_id?: string) =>
  buildField('auth', 'who', {
    custom_properties: { ...(integration_id !== undefined && { integration_id }) },
  });

test('a question for a case needs a login, of the form or of a field', () => {
  const finding = 'case_login_missing case';
  expect(findingsIn(buildForm(matter))).toContain(finding);
  expect(findingsIn(buildForm(login(), matter))).toContain(finding);
  expect(findingsIn(buildForm(login('digid'), matter))).not.toContain(finding);
  expect(findingsIn(buildForm(matter), { loginProvider: 'digid' })).not.toContain(finding);
});

test('a form without such a question needs none', () => {
  expect(findingsIn(buildForm(buildField('text', 'a')))).not.toContain('case_login_missing a');
});
