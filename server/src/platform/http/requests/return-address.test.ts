import { describe, expect, test } from 'vitest';
import { parseReturnAddress, withFragment } from './return-address.ts';

const own = 'https://formulieren.gemeente.example';
const tenant = {
  id: '1',
  slug: 'demo',
  name: 'Demo',
  allowedOrigins: ['https://www.gemeente.example'],
};
const parse = (text: string) => parseReturnAddress(text, tenant, own);

describe('parseReturnAddress', () => {
  test.each([
    [`${own}/render/1?omgeving=test#stap`, `${own}/render/1?omgeving=test`],
    ['https://www.gemeente.example/parkeren', 'https://www.gemeente.example/parkeren'],
  ])('keeps %s', (text, expected) => {
    expect(parse(text)).toBe(expected);
  });

  test.each([
    'https://kwaad.example/',
    'https://www.gemeente.example.kwaad.example/',
    'https://www.gemeente.example@kwaad.example/',
    'https://kwaad.example\\@www.gemeente.example/',
    'https://iemand:geheim@www.gemeente.example/',
    'http://www.gemeente.example/',
    'https://www.gemeente.example:8443/',
    '//kwaad.example/',
    '/render/1',
    'javascript:alert(1)',
    'data:text/html,x',
    `blob:${own}/1`,
    '',
  ])('refuses %j', (text) => {
    expect(() => parse(text)).toThrow('return_address_not_allowed');
  });
});

test('withFragment puts a value in the part that no server receives', () => {
  expect(withFragment(`${own}/a?b=c`, 'fb-login', 'x')).toBe(`${own}/a?b=c#fb-login=x`);
});
