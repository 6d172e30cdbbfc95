import { expect, test } from 'vitest';
import { leaveOutLinks } from './leave-out-links.ts';

test('links that visitors typed are left out, and everything else stays', () => {
  const answers = {
    name: 'Klik op HTTPS://evil.example/x?y nu, of www.evil.example',
    plain: 'ada@voorbeeld.nl, zie blz. 3',
    amount: 3,
    none: null,
    rows: [{ text: 'ftp://evil.example' }],
  };
  expect(leaveOutLinks(answers, '(link)')).toEqual({
    name: 'Klik op (link) nu, of (link)',
    plain: 'ada@voorbeeld.nl, zie blz. 3',
    amount: 3,
    none: null,
    rows: [{ text: '(link)' }],
  });
});

function write(text: string): string {
  const { name } = leaveOutLinks({ name: text }, '(link)');
  return typeof name === 'string' ? name : '';
}

/**
 * The texts that mail programs turn into a link without `https://`: letters, a dot and at least two
 * letters.
 */
const bareName = /[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2}/u;

test.each([
  'evil.nl',
  'Betaal op EVIL.NL.',
  'ga naar evil.nl/betaal?wie=ik',
  'betaal.gemeente.evil.co.uk:8080',
  '(evil.nl)',
  'évil.рф',
  'evil。com',
  'ada@evil.nl/betaal',
  'evil.nl,evil.com',
])('the name of a site in %j can be read but is no link', (text) => {
  const written = write(text);
  expect(written).not.toMatch(bareName);
  expect(written.replaceAll('\u200b', '')).toBe(text);
});

test.each([
  'ada.de.vries@voorbeeld.nl',
  'Mail ada+werk@voorbeeld.nl.',
  '3.50',
  'o.a. bl. 3',
  '12.30',
])('%j stays as it is read', (text) => {
  expect(write(text).replaceAll('\u200b', '')).toBe(text);
});

test('an address to write to and an amount stay the same to the letter', () => {
  const answers = { mail: 'ada.de.vries@voorbeeld.nl', amount: '€ 1.234,50' };
  expect(leaveOutLinks(answers, '(link)')).toEqual(answers);
});
