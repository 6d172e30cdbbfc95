import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../project.mjs';
import { readTypeDeclarations } from './type-declarations.mjs';

/**
 * A chunk of messages and its declared members: whole ids, or `family.*` for every id that begins with the
 * family.
 * @typedef {{ file: string, chunk: string, ids: readonly string[] }} Declaration
 */

const sources = ['core/src', 'renderer-element/src', 'server/src'];

/**
 * Reads what the code declares: in the `messages.json` files beside it, and in the definitions of
 * field types.
 * @returns {Promise<readonly Declaration[]>}
 */
export async function readDeclarations() {
  const folders = await Promise.all(sources.map(listDeclarationFiles));
  const declared = await Promise.all(folders.flat().map(readDeclarationFile));
  return [...declared.flat(), ...(await readTypeDeclarations())];
}

/** @param {string} folder */
async function listDeclarationFiles(folder) {
  const names = await readdir(path.join(projectFolder, folder), { recursive: true });
  return names
    .filter((name) => path.basename(name) === 'messages.json')
    .map((name) => path.posix.join(folder, name))
    .sort();
}

/**
 * @param {string} file
 * @returns {Promise<readonly Declaration[]>}
 */
async function readDeclarationFile(file) {
  /** @type {Readonly<Record<string, readonly string[]>>} */
  const chunks = JSON.parse(await readFile(path.join(projectFolder, file), 'utf8'));
  return Object.entries(chunks).map(([chunk, ids]) => ({ file, chunk, ids }));
}
