import { expect, test } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

test.each([
  ['paspoort.pdf', 'paspoort.pdf'],
  ['Éénmalig (kopie) 2.pdf', 'Éénmalig (kopie) 2.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Mijn documenten\\brief.docx', 'brief.docx'],
  ['a\u0000b\u202egpj.exe', 'a_b_gpj.exe'],
  ['.htaccess', 'htaccess'],
  ['wat?<script>.pdf', 'wat__script_.pdf'],
  ['...', 'bestand'],
  [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(195)}.jpeg`],
])('%j is sent as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});
