import { expect, test } from 'vitest';
import { partyNumbers } from '../../../testing/party-numbers.ts';
import { findInitiatorRsin } from './find-initiator-rsin.ts';

const companies = [
  { identifier: '69599084', rsin: '819935177' },
  { identifier: '90001354', rsin: '992760562' },
];

test.each([
  ['the login', {}, ['69599084'], '819935177'],
  ['the mapping, which names a company that logged in', { kvk: '90001354' }, [], '992760562'],
  ['nobody, because a person is the initiator', {}, ['111222333', '69599084'], undefined],
  ['nobody, because a person is mapped', { bsn: '111222333' }, ['69599084'], undefined],
  ['nobody, because another company is mapped', { kvk: '68750110' }, ['69599084'], undefined],
  ['nobody, because an RSIN is mapped', { rsin: '992760562' }, ['69599084'], undefined],
  ['nobody, because the company has none', {}, ['68750110'], undefined],
])('the RSIN of the initiator is that of %s', (_, initiator, numbers, expected) => {
  const identifiers = partyNumbers(...numbers);
  expect(findInitiatorRsin({ values: { initiator }, identifiers }, companies)).toBe(expected);
});
