import { describe, expect, test } from 'vitest';
import { buildField } from '../../../form/build-form.ts';
import type { VersionSettings } from '../../../version-settings/version-settings-schema.ts';
import { findingsIn } from '../../build-check.ts';

const fields = [
  buildField('email', 'own', { label: 'E-mail', is_required: true }),
  buildField('email', 'partner', { label: 'E-mail van uw partner', is_required: true }),
  buildField('email', 'maybe', { label: 'Ander adres' }),
  buildField('text', 'name', { label: 'Naam van uw partner' }),
  buildField('input-collection', 'rows', {
    label: 'Personen',
    children: [buildField('email', 'inner', { label: 'Adres van deze persoon' })],
  }),
];

const sound: VersionSettings = {
  'co_signature.is_enabled': true,
  'co_signature.recipient': 'partner',
  'co_signature.name': 'name',
};

const check = (settings: VersionSettings, more: object = { verificationField: 'own' }) =>
  findingsIn(fields, { settings: { ...sound, ...settings }, ...more });

describe('the co-signature', () => {
  test('by login needs a provider that is set up', () => {
    const byLogin: VersionSettings = {
      'co_signature.method': 'login',
      'co_signature.logins': [{ provider: 'digid' }, { provider: 'weg' }],
    };
    const isLoginProvided = (id: string) => id === 'digid';
    const context = { verificationField: 'own', isLoginProvided };
    expect(check(byLogin, context)).toEqual(['provider_missing co_signature.logins']);
    expect(check({ ...byLogin, 'co_signature.method': 'mail' }, context)).toEqual([]);
  });

  test('is sound with an address that is always answered', () => {
    expect(check({})).toEqual([]);
  });

  test('is not looked at while it is off', () => {
    expect(check({ 'co_signature.is_enabled': false, 'co_signature.recipient': 'gone' })).toEqual(
      [],
    );
  });

  test.each<[string, VersionSettings, readonly string[]]>([
    [
      'an address that is gone',
      { 'co_signature.recipient': 'gone' },
      ['co_signer_missing co_signature.recipient'],
    ],
    [
      'a field that is no address',
      { 'co_signature.recipient': 'name' },
      ['co_signer_missing co_signature.recipient'],
    ],
    [
      'an address in rows',
      { 'co_signature.recipient': 'inner' },
      ['co_signer_missing co_signature.recipient'],
    ],
    [
      'an address that may stay empty',
      { 'co_signature.recipient': 'maybe' },
      ['co_signer_conditional co_signature.recipient'],
    ],
    [
      'a name that is gone',
      { 'co_signature.name': 'gone' },
      ['co_signer_name_missing co_signature.name'],
    ],
    [
      'the visitor as the second person',
      { 'co_signature.recipient': 'own' },
      ['co_signer_is_visitor co_signature.recipient'],
    ],
    [
      'a reminder that never comes',
      { 'co_signature.days': 5 },
      ['co_signature_reminder_late co_signature.reminder_days'],
    ],
  ])('reports %s', (_, settings, expected) => {
    expect(check(settings)).toEqual(expected);
  });

  describe('by login', () => {
    const byLogin: VersionSettings = {
      'co_signature.method': 'login',
      'co_signature.logins': [{ provider: 'digid', least_level: 'midden' }],
    };

    test('needs no address: the visitor passes on a code', () => {
      expect(check({ ...byLogin, 'co_signature.recipient': '' })).toEqual([]);
      expect(check({ ...byLogin, 'co_signature.recipient': 'maybe' })).toEqual([]);
    });

    test('reports that there is no login, and an address that is gone', () => {
      expect(check({ 'co_signature.method': 'login' })).toEqual([
        'co_signature_login_missing co_signature.logins',
      ]);
      expect(check({ ...byLogin, 'co_signature.recipient': 'gone' })).toEqual([
        'co_signer_missing co_signature.recipient',
      ]);
    });

    test('reports that nobody is asked where the address is hidden', () => {
      const hidden = [
        ...fields,
        buildField('email', 'hidden', { label: 'Extra', is_hidden: true }),
      ];
      const settings = { ...sound, ...byLogin, 'co_signature.recipient': 'hidden' };
      expect(findingsIn(hidden, { settings, verificationField: 'own' })).toContain(
        'co_signer_conditional co_signature.recipient',
      );
    });
  });

  test('reports that a refusal cannot be mailed to the visitor', () => {
    expect(check({}, {})).toEqual(['co_signature_unanswered co_signature.is_enabled']);
  });
});
