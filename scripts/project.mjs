import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the repository. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * An absolute path inside the repository.
 * @param {...string} parts
 */
export function inProject(...parts) {
  return join(projectFolder, ...parts);
}

/**
 * The script behind an installed command-line tool, to be run with this very Node.
 * @param {string} name
 */
export function installedTool(name) {
  return inProject('node_modules', '.bin', name);
}
