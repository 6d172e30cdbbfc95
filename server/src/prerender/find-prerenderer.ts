import type { Painter } from '@form-builder/core/contract/prerender.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Gives the element's painter, loaded at the first question; `null` when the element is not built. */
export type FindPainter = () => Promise<Painter | null>;

/** Looks for the painter among the element's built files. */
export function createPainterFinder(elementFolder: string): FindPainter {
  const file = join(elementFolder, 'server', 'painter.js');
  let loading: Promise<Painter> | undefined;
  return () => {
    if (loading === undefined && !existsSync(file)) return Promise.resolve(null);
    loading ??= load(file);
    return loading;
  };
}

async function load(file: string): Promise<Painter> {
  // The build of the element writes this file with this export.
  const built = (await import(pathToFileURL(file).href)) as { readonly painter: Painter };
  return built.painter;
}
