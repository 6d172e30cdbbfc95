import { describe, expect, test } from 'vitest';
import { buildField, buildForm } from '../../../form/build-form.ts';
import type { Field } from '../../../form/form-definition.ts';
import type { VersionSettings } from '../../../version-settings/version-settings-schema.ts';
import type { CheckContext } from '../../check-context.ts';
import { buildCheckContext, findingsIn } from '../../build-check.ts';
import { checkForm } from '../../check-form.ts';

const bsn = buildField('bsn', 'bsn', { label: 'BSN' });
const login = buildField('auth', 'login', {
  label: 'Inloggen',
  custom_properties: { integration_id: 'digid' },
});
const purpose = 'processing_purpose_missing processing.purpose';
const basis = 'processing_basis_missing processing.legal_basis';
const ground = 'processing_bsn_ground_missing processing.bsn_ground';
const filled: VersionSettings = {
  'processing.purpose': 'Parkeren',
  'processing.legal_basis': 'public_task',
};
const processing = (
  settings: VersionSettings,
  fields: readonly Field[],
  more: Partial<CheckContext> = {},
) =>
  checkForm(buildForm(...fields), buildCheckContext({ ...more, settings }))
    .filter(({ code }) => code.startsWith('processing_'))
    .map(({ code, path }) => `${code} ${path.setting ?? ''}`);

describe('the processing card', () => {
  test('is needed for a BSN, with the law that allows it', () => {
    expect(processing({}, [bsn])).toEqual([purpose, basis, ground]);
    const lawful = { ...filled, 'processing.bsn_ground': 'Wabb, art. 10' };
    expect(processing(lawful, [bsn])).toEqual([]);
    expect(processing({ ...lawful, 'processing.bsn_ground': ' ' }, [bsn])).toEqual([ground]);
  });

  test('is needed for a login, with the law when it gives the BSN', () => {
    const isPersonLogin = (provider: string) => provider === 'digid';
    expect(processing({}, [login])).toEqual([purpose, basis]);
    expect(processing(filled, [login], { isPersonLogin })).toEqual([ground]);
    expect(processing(filled, [login], { isPersonLogin: () => false })).toEqual([]);
    const question = [buildField('checkbox', 'agreed', { label: 'Akkoord' })];
    expect(processing(filled, question, { isPersonLogin, loginProvider: 'digid' })).toEqual([
      ground,
    ]);
    const signed: VersionSettings = {
      ...filled,
      'co_signature.is_enabled': true,
      'co_signature.method': 'login',
      'co_signature.logins': [{ provider: 'digid' }],
    };
    expect(processing(signed, question, { isPersonLogin })).toEqual([ground]);
  });

  // Purpose and legal basis are due for every processing (AVG, articles 5, 6 and 30), not only for identifiers.
  test.each([
    ['a name', buildField('text', 'name', { label: 'Naam' })],
    ['an address', buildField('text', 'where', { label: 'Woonadres' })],
    ['a question that browsers fill in', autofilled()],
    ['an e-mail address', buildField('email', 'mail', { label: 'Bericht naar' })],
    ['a phone number', buildField('phone', 'phone', { label: 'Bel mij op' })],
    ['a date of birth', buildField('date', 'born', { label: 'Geboortedatum' })],
    ['a file', buildField('files', 'files', { label: 'Bijlagen' })],
    ['a place', buildField('geolocation', 'place', { label: 'Waar is het?' })],
    ['a sensitive answer', buildField('textarea', 'why', { label: 'Reden', is_sensitive: true })],
  ])('is needed for %s', (_, field) => {
    expect(processing({}, [field])).toEqual([purpose, basis]);
    expect(processing(filled, [field])).toEqual([]);
  });

  test('warns that submissions with personal data are kept for ever, when that is known', () => {
    const form = [buildField('text', 'name', { label: 'Naam' })];
    const grade = [buildField('select', 'grade', { label: 'Rapportcijfer' })];
    const found = (fields: readonly Field[], isRetentionDecided?: boolean) =>
      checkForm(
        buildForm(...fields),
        buildCheckContext({
          settings: filled,
          ...(isRetentionDecided !== undefined && { isRetentionDecided }),
        }),
      ).filter(({ code }) => code === 'retention_missing');
    expect(found(form, false)).toMatchObject([
      { severity: 'warning', path: { setting: 'retention' } },
    ]);
    expect(found(form, true)).toEqual([]);
    expect(found(form)).toEqual([]);
    expect(found(grade, false)).toEqual([]);
  });

  test('is not asked for without personal data, or when settings are unknown', () => {
    const grade = buildField('select', 'grade', { label: 'Rapportcijfer' });
    const day = buildField('date', 'day', { label: 'Datum van het evenement' });
    expect(processing({}, [grade, day])).toEqual([]);
    expect(findingsIn([bsn]).filter((one) => one.startsWith('processing_'))).toEqual([]);
  });
});

function autofilled() {
  return buildField('text', 'who', { label: 'Wie bent u?', autocomplete_type: 'name' });
}
