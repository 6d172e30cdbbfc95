import path from 'node:path';
import { listProductCode, readSource } from './source-files.ts';

/** The folders that a folder imports, type imports included, each with one import as evidence. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The imports between the folders directly below `parent` (`server/src/`) in the product's code. */
export function importsBetweenFoldersOf(parent: string): FolderGraph {
  const graph = new Map<string, Map<string, string>>();
  for (const file of listProductCode()) {
    const from = folderBelow(parent, file);
    if (from === undefined) continue;
    for (const specifier of importsIn(readSource(file))) {
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      const to = folderBelow(parent, imported);
      if (to === undefined || to === from) continue;
      const targets = graph.get(from) ?? new Map<string, string>();
      graph.set(from, targets.set(to, `${file} → ${imported}`));
    }
  }
  return graph;
}

/** The relative imports of a file, those on demand (`import('…')`) included. */
function importsIn(source: string): readonly string[] {
  return [...source.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  );
}

function folderBelow(parent: string, file: string): string | undefined {
  const [folder, ...rest] = file.startsWith(parent) ? file.slice(parent.length).split('/') : [];
  return rest.length === 0 ? undefined : folder;
}

/** The imports of one cycle; empty when there is none. */
export function findCircle(graph: FolderGraph): readonly string[] {
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

function importsAlong(circle: readonly string[], graph: FolderGraph): readonly string[] {
  return circle.slice(1).map((to, at) => graph.get(circle[at] ?? '')?.get(to) ?? '');
}
