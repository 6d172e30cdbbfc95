import path from 'node:path';
import { expect, test } from 'vitest';
import { findCircle, importsBetweenFoldersOf } from './folder-graph.ts';
import { listProductCode } from './source-files.ts';

/** Folders whose own folders still import each other in a circle. */
const known = ['admin-app/src/form-editor/'];

test('no folders beside each other import each other in a circle, at any depth', () => {
  const parents = new Set(listProductCode().flatMap(foldersAbove));
  expect(parents).toContain('server/src/submissions/');
  const circles = [...parents].filter(
    (parent) => findCircle(importsBetweenFoldersOf(parent)).length > 0,
  );
  expect(circles).toEqual(known);
});

/** The folders that contain the folder of a file, from the top: `core/`, `core/src/` ... */
function foldersAbove(file: string): string[] {
  const steps = path.posix.dirname(file).split('/').slice(0, -1);
  return steps.map((_, at) => `${steps.slice(0, at + 1).join('/')}/`);
}
