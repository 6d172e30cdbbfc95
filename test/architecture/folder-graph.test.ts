import { expect, test } from 'vitest';
import { findCircle } from './folder-graph.ts';

test('reports a cycle with its imports', () => {
  const graph = new Map([
    ['forms', new Map([['versions', 'forms/a.ts → versions/b.ts']])],
    ['versions', new Map([['forms', 'versions/c.ts → forms/d.ts']])],
  ]);
  expect(findCircle(graph)).toEqual(['forms/a.ts → versions/b.ts', 'versions/c.ts → forms/d.ts']);
});
