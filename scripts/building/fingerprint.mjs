import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../project.mjs';

const ignoredFolders = new Set(['node_modules', 'dist', 'storybook-static']);
const ignoredFiles = /\.(test|stories|browser\.test)\.tsx?$|\.md$/;

/**
 * A hash over the names and contents of files and folders: equal when nothing that is built changed.
 * @param {readonly string[]} paths
 */
export async function fingerprint(paths) {
  const files = (await Promise.all(paths.map(listFiles))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(inProject(file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => hash.update(`${file}\0`).update(contents[index] ?? ''));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function listFiles(path) {
  const entry = await stat(inProject(path)).catch(() => undefined);
  if (entry === undefined) return [];
  if (entry.isFile()) return [path];
  const children = await readdir(inProject(path), { withFileTypes: true });
  const wanted = children.filter((child) =>
    child.isDirectory() ? !ignoredFolders.has(child.name) : !ignoredFiles.test(child.name),
  );
  return (await Promise.all(wanted.map((child) => listFiles(join(path, child.name))))).flat();
}
