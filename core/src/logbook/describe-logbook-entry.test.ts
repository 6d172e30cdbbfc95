import { expect, test } from 'vitest';
import { translatorOf } from '../messages/all-messages.ts';
import { describeLogbookEntry } from './describe-logbook-entry.ts';

const context = { locale: 'nl-NL', translate: translatorOf('nl') };
const factsOf = (entry: Parameters<typeof describeLogbookEntry>[0]) =>
  describeLogbookEntry(entry, context).facts.map(({ label, text }) => `${label}: ${text}`);

test('names the permissions of a role as administrators choose them', () => {
  const details = { name: 'Lezer', given: ['form-read', 'of-an-earlier-release'], taken: [] };
  expect(factsOf({ action: 'role.updated', details })).toEqual([
    'Naam: Lezer',
    'Gegeven: Formulieren bekijken, of-an-earlier-release',
  ]);
});

test('names the roles of a user as they are called, also when one is called like a permission', () => {
  const details = { given: ['form-read'], taken: ['Beheerder'] };
  expect(factsOf({ action: 'user.updated', details })).toEqual([
    'Gegeven: form-read',
    'Afgenomen: Beheerder',
  ]);
});

test('names an uploaded logo by its file instead of its address', () => {
  const logo = `/attachments/${'a'.repeat(43)}/logo-zandstra.svg`;
  const changes = [
    { field: 'login_logo', before: logo, after: 'https://zandstra.example/logo.svg' },
    { field: 'login_logo', before: '', after: logo },
  ];
  const described = describeLogbookEntry(
    { action: 'settings.updated', details: { changes } },
    context,
  );
  expect(described.changes.map(({ before, after }) => [before, after])).toEqual([
    ['logo-zandstra.svg (geüpload)', 'https://zandstra.example/logo.svg'],
    ['leeg', 'logo-zandstra.svg (geüpload)'],
  ]);
});
