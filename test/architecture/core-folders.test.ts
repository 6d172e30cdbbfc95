import { expect, test } from 'vitest';
import { findCircle, importsBetweenFoldersOf } from './folder-graph.ts';

test('the folders of core import each other in one direction', () => {
  const graph = importsBetweenFoldersOf('core/src/');
  expect([...graph.keys()]).toContain('session');
  expect(findCircle(graph)).toEqual([]);
});
