import * as v from 'valibot';
import { expect, test } from 'vitest';
import { address } from '../field-types/settings/setting-schemas.ts';
import { attachmentNameOf, attachmentPath, findAttachmentKeys } from './attachment-url.ts';

const key = 'A'.repeat(42) + '_';
const other = 'b'.repeat(43);

test.each([
  ['Plattegrond wijk (nieuw).PNG', 'Plattegrond-wijk-nieuw.png'],
  ['café & co.jpeg', 'cafe-co.jpeg'],
  ['../../etc/passwd', 'etc-passwd'],
  ['图.pdf', 'bestand.pdf'],
  ['zonder extensie', 'zonder-extensie'],
  ['.htaccess', 'htaccess'],
  [`${'lang'.repeat(60)}.pdf`, `${'lang'.repeat(15)}.pdf`],
])('the path of %j contains a name that needs no encoding', (name, readable) => {
  const path = attachmentPath(key, name);
  expect(path).toBe(`/attachments/${key}/${readable}`);
  expect(v.is(address, path)).toBe(true);
  expect(attachmentNameOf(path)).toBe(readable);
});

test('finds the files of a form, each once', () => {
  const field = { url: attachmentPath(key, 'a.png') };
  const form = { pages: [field, { children: [field] }], logo: attachmentPath(other, 'b.svg') };
  expect(findAttachmentKeys(JSON.stringify(form))).toEqual([key, other]);
});

test.each(['https://example.nl/a.png', '/media/a.png', '/attachments/short/a.png'])(
  '%s is no file of a form',
  (url) => {
    expect(findAttachmentKeys(url)).toEqual([]);
    expect(attachmentNameOf(url)).toBeUndefined();
  },
);
