// @vitest-environment node
import { expect, test } from 'vitest';
import { originOfAddress } from './origin-of-address.ts';

test.each([
  ['https://www.voorbeeldstad.nl', 'https://www.voorbeeldstad.nl'],
  [' https://WWW.voorbeeldstad.nl/afval?x=1#y ', 'https://www.voorbeeldstad.nl'],
  ['www.voorbeeldstad.nl/afval', 'https://www.voorbeeldstad.nl'],
  ['https://www.voorbeeldstad.nl:8443/', 'https://www.voorbeeldstad.nl:8443'],
  ['http://localhost:3001/pagina', 'http://localhost:3001'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%j: %j', (address, origin) => {
  expect(originOfAddress(address)).toBe(origin);
});
