import path from 'node:path';
import { expect, test } from 'vitest';
import { listProductCode } from './source-files.ts';

test('the folders of the server hold at most 20 files on one level', () => {
  const serverCode = listProductCode().filter((file) => file.startsWith('server/src/'));
  const folders = serverCode.map((file) => path.posix.dirname(file));
  const isLarge = (folder: string) => folders.filter((each) => each === folder).length > 20;
  expect([...new Set(folders)].filter(isLarge)).toEqual([]);
});
