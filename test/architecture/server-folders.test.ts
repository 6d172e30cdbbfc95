import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listProductCode, readSource } from './source-files.ts';

const serverCode = listProductCode().filter((file) => file.startsWith('server/src/'));

/** The folders that a folder imports, type imports included, with one import of each as the proof. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The imports between the folders directly below `parent`. */
function importsBetweenFoldersOf(parent: string): Graph {
  const graph = new Map<string, Map<string, string>>();
  for (const file of serverCode) {
    const from = folderBelow(parent, file);
    if (from === undefined) continue;
    for (const [, specifier = ''] of readSource(file).matchAll(/from '(\.[^']+)'/g)) {
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      const to = folderBelow(parent, imported);
      if (to === undefined || to === from) continue;
      const targets = graph.get(from) ?? new Map<string, string>();
      graph.set(from, targets.set(to, `${file} → ${imported}`));
    }
  }
  return graph;
}

function folderBelow(parent: string, file: string): string | undefined {
  const [folder, ...rest] = file.startsWith(parent) ? file.slice(parent.length).split('/') : [];
  return rest.length === 0 ? undefined : folder;
}

/** The imports of one circle; empty when there is none. */
function findCircle(graph: Graph): readonly string[] {
  const finished = new Set<string>();
  const visit = (folder: string, trail: readonly string[]): readonly string[] => {
    if (trail.includes(folder)) return [...trail.slice(trail.indexOf(folder)), folder];
    if (finished.has(folder)) return [];
    for (const target of graph.get(folder)?.keys() ?? []) {
      const circle = visit(target, [...trail, folder]);
      if (circle.length > 0) return circle;
    }
    finished.add(folder);
    return [];
  };
  for (const folder of graph.keys()) {
    const circle = visit(folder, []);
    if (circle.length > 0) return importsAlong(circle, graph);
  }
  return [];
}

function importsAlong(circle: readonly string[], graph: Graph): readonly string[] {
  return circle.slice(1).map((to, at) => graph.get(circle[at] ?? '')?.get(to) ?? '');
}

describe('the folders of the server', () => {
  test.each(['server/src/', 'server/src/platform/', 'server/src/platform/http/'])(
    'import each other in one direction: %s',
    (parent) => {
      expect(findCircle(importsBetweenFoldersOf(parent))).toEqual([]);
    },
  );

  test('hold at most 20 files on one level', () => {
    const folders = serverCode.map((file) => path.posix.dirname(file));
    const isLarge = (folder: string) => folders.filter((each) => each === folder).length > 20;
    expect([...new Set(folders)].filter(isLarge)).toEqual([]);
  });

  test('reports a circle with the imports that make it', () => {
    const graph = new Map([
      ['forms', new Map([['versions', 'forms/a.ts → versions/b.ts']])],
      ['versions', new Map([['forms', 'versions/c.ts → forms/d.ts']])],
    ]);
    expect(findCircle(graph)).toEqual(['forms/a.ts → versions/b.ts', 'versions/c.ts → forms/d.ts']);
  });
});
