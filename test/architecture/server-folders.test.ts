import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCircle, importsBetweenFoldersOf } from './folder-graph.ts';
import { listProductCode } from './source-files.ts';

describe('the folders of the server', () => {
  test.each(['server/src/', 'server/src/platform/', 'server/src/platform/http/'])(
    'import each other in one direction: %s',
    (parent) => {
      expect(findCircle(importsBetweenFoldersOf(parent))).toEqual([]);
    },
  );

  test('hold at most 20 files on one level', () => {
    const serverCode = listProductCode().filter((file) => file.startsWith('server/src/'));
    const folders = serverCode.map((file) => path.posix.dirname(file));
    const isLarge = (folder: string) => folders.filter((each) => each === folder).length > 20;
    expect([...new Set(folders)].filter(isLarge)).toEqual([]);
  });
});
