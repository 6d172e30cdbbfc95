import { expect, test } from 'vitest';
import { pathTemplateOf } from './path-template.ts';

test.each([
  [
    'https://digid.voorbeeld.nl/.well-known/openid-configuration',
    '/.well-known/openid-configuration',
  ],
  ['https://zaken.example/zaken/api/v1/zaken/3f2a-11?bsn=123456782', '/zaken/api/v1/zaken/{}'],
  ['https://kvk.example/api/v1.1/basisprofielen/12345678', '/api/v1.1/basisprofielen/{}'],
  ['https://brp.example/personen/123456782', '/personen/{}'],
  ['https://files.example/map/Jansen.pdf', '/map/{}'],
  ['https://files.example/a%20b/', '/{}/'],
  ['https://files.example', '/'],
])('%s is named %s', (url, path) => {
  expect(pathTemplateOf(new URL(url))).toBe(path);
});
