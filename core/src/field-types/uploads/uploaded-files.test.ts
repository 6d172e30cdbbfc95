import { expect, test } from 'vitest';
import type { UploadedFile } from './uploaded-file.ts';
import { fileIssues } from './uploaded-files.ts';

const sent: UploadedFile = {
  name: 'bewijs.pdf',
  mime_type: 'application/pdf',
  size: 10,
  key: 'a',
  media_id: null,
  link: null,
};
const waiting = { ...sent, key: '' };

test.each([
  ['a file that is sent', [sent], undefined],
  ['a file that is still being sent', [sent, waiting], 'issue.files_unfinished'],
  ['a file that is refused', [waiting, { ...waiting, is_refused: true }], 'issue.files_refused'],
] as const)('%s has its own issue, if any', (_what, files, code) => {
  const issues = fileIssues(files, { limits: undefined, allowedTypes: undefined });
  expect(issues[0]?.code).toBe(code);
});
