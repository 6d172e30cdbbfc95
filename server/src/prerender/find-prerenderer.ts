import type { Prerenderer } from '@form-builder/core/contract/prerender.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Returns the element's prerenderer, loaded at first use; `null` when the element is not built. */
export type LoadPrerenderer = () => Promise<Prerenderer | null>;

/** Creates a function that loads the prerenderer from the element's built files. */
export function createPrerendererLoader(elementFolder: string): LoadPrerenderer {
  const file = join(elementFolder, 'server', 'prerender.js');
  let loading: Promise<Prerenderer> | undefined;
  return () => {
    if (loading === undefined && !existsSync(file)) return Promise.resolve(null);
    loading ??= load(file);
    return loading;
  };
}

async function load(file: string): Promise<Prerenderer> {
  // The build of the element writes this file with this export.
  const built = (await import(pathToFileURL(file).href)) as { readonly prerenderer: Prerenderer };
  return built.prerenderer;
}
