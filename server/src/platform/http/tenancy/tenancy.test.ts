import { expect, test } from 'vitest';
import { slugOfHost } from './tenancy.ts';

test.each([
  ['localhost:3000', 'demo'],
  ['localhost', 'demo'],
  ['127.0.0.1:3000', 'demo'],
  ['[::1]:3000', 'demo'],
  ['leiden.localhost:3000', 'leiden'],
  ['leiden.forms.example.nl', 'leiden'],
  ['', 'demo'],
  ['ev\r\nil: x.example', 'evilx'],
])('the host %j is of tenant %s', (host, slug) => {
  expect(slugOfHost(host)).toBe(slug);
});
