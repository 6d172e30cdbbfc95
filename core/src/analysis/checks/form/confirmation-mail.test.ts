import { describe, expect, test } from 'vitest';
import { buildField } from '../../../form/build-form.ts';
import type { VersionSettings } from '../../../version-settings/version-settings-schema.ts';
import { findingsIn } from '../../build-check.ts';

const fields = [
  buildField('email', 'mail', { label: 'E-mail', is_required: true }),
  buildField('email', 'maybe', { label: 'Ander adres' }),
  buildField('bsn', 'bsn', { label: 'BSN', short_id: 'bsn1' }),
  buildField('text', 'name', { label: 'Naam', short_id: 'name' }),
  buildField('input-collection', 'rows', {
    label: 'Personen',
    short_id: 'rows',
    children: [
      buildField('email', 'inner', { label: 'Adres van deze persoon', short_id: 'inner' }),
    ],
  }),
];

const sound: VersionSettings = {
  'processing.purpose': 'Aanvraag',
  'processing.bsn_ground': 'Wabb, artikel 10',
  'confirmation_mail.is_enabled': true,
  'confirmation_mail.recipient': 'mail',
  'confirmation_mail.subject': 'Ontvangen: {{ {submission_number} }}',
  'confirmation_mail.text': 'Beste {{ {name} }}',
};

const check = (settings: VersionSettings, more: object = {}) =>
  findingsIn(fields, { settings: { ...sound, ...settings }, ...more });

describe('the confirmation mail', () => {
  test('is sound with a recipient, a subject and fields that exist', () => {
    expect(check({})).toEqual([]);
  });

  test('is not looked at while it is off', () => {
    const off = { 'confirmation_mail.is_enabled': false, 'confirmation_mail.recipient': 'gone' };
    expect(check(off)).toEqual([]);
  });

  test.each<[string, VersionSettings, readonly string[]]>([
    [
      'a recipient that is gone',
      { 'confirmation_mail.recipient': 'gone' },
      ['mail_recipient_missing confirmation_mail.recipient'],
    ],
    [
      'a recipient that is no e-mail field',
      { 'confirmation_mail.recipient': 'name' },
      ['mail_recipient_missing confirmation_mail.recipient'],
    ],
    [
      'a recipient in rows',
      { 'confirmation_mail.recipient': 'inner' },
      ['mail_recipient_missing confirmation_mail.recipient'],
    ],
    [
      'a recipient that may stay empty',
      { 'confirmation_mail.recipient': 'maybe' },
      ['mail_recipient_conditional confirmation_mail.recipient'],
    ],
    [
      'an empty subject',
      { 'confirmation_mail.subject': '  ' },
      ['mail_subject_missing confirmation_mail.subject'],
    ],
    [
      'a field that does not exist',
      { 'confirmation_mail.subject': '{{ {gone} }}' },
      ['mail_field_unknown confirmation_mail.subject'],
    ],
    [
      'a field of rows without a total',
      { 'confirmation_mail.text': '{{ {inner} }}' },
      ['mail_field_unknown confirmation_mail.text'],
    ],
    [
      'a formula that cannot be read',
      { 'confirmation_mail.text': '{{ 1 + }}' },
      ['mail_formula_unusable confirmation_mail.text'],
    ],
    [
      'a sensitive answer in its text',
      { 'confirmation_mail.text': '{{ {bsn1} }}' },
      ['mail_field_sensitive confirmation_mail.text'],
    ],
    [
      'answers to an address that nobody confirmed',
      { 'confirmation_mail.has_answers': true },
      ['mail_recipient_unconfirmed confirmation_mail.recipient'],
    ],
  ])('reports %s', (_, settings, expected) => {
    expect(check(settings)).toEqual(expected);
  });

  test('trusts an address that is confirmed with a code', () => {
    expect(check({ 'confirmation_mail.has_pdf': true }, { verificationField: 'mail' })).toEqual([]);
  });

  test('is checked in every language, and missed where it is not translated', () => {
    const german = new Map([['settings.confirmation_mail.subject', '{{ {weg} }}']]);
    const found = check({}, { translations: { de: german } });
    expect(found).toContain('mail_field_unknown confirmation_mail.subject de');
    expect(found).toContain('translation_missing confirmation_mail.text de');
  });
});
