import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { inProject } from '../project.mjs';

/** @typedef {Pick<import('vite').Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'>} Importers */
/** @typedef {(id: string) => Importers | null} FindImporters */

/**
 * Names the file of a module after the screens that load it with their first view, so that modules of the same screens
 * share one file: no screen loads a module that it does not use, and the parts that it loads later do not cut its files
 * into many small ones. `null` for a module that no screen loads at once, and for one that only one part loads: it
 * belongs to the file of that part, with the packages that only the part uses. Apart from them, the two files would
 * import each other, and a module that reads an import while it loads would find it undefined.
 *
 * A part is a module that another imports dynamically; a screen is a module that a module of the start imports dynamically.
 * @param {(id: string) => boolean} isStart the module that starts the app
 * @returns {(id: string, context: { getModuleInfo: FindImporters }) => string | null}
 */
export function nameByScreens(isStart) {
  return (id, context) => {
    const find = (/** @type {string} */ one) => context.getModuleInfo(one);
    const parts = [...importersOf(id, find)].filter((one) => isPart(one, find));
    const screens = parts
      .filter((one) => isScreen(one, isStart, find))
      .map((one) => relative(inProject(), one))
      .toSorted();
    if (screens.length === 0 || parts.length === 1) return null;
    return `screens-${createHash('sha256').update(screens.join()).digest('hex').slice(0, 8)}`;
  };
}

/**
 * @param {string} id
 * @param {FindImporters} find
 */
const isPart = (id, find) => (find(id)?.dynamicImporters ?? []).length > 0;

/**
 * @param {string} id
 * @param {(id: string) => boolean} isStart
 * @param {FindImporters} find
 */
function isScreen(id, isStart, find) {
  const dynamicImporters = find(id)?.dynamicImporters ?? [];
  return dynamicImporters.some((one) => [...importersOf(one, find)].some(isStart));
}

/**
 * The module and all modules that import it statically, also through others.
 * @param {string} id
 * @param {FindImporters} find
 * @returns {ReadonlySet<string>}
 */
function importersOf(id, find) {
  const found = new Set([id]);
  for (const one of found) for (const importer of find(one)?.importers ?? []) found.add(importer);
  return found;
}
