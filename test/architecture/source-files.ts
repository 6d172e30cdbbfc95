import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** The names in a folder of the repository that are folders themselves, sorted. */
export function listFolders(path: string): string[] {
  return readdirSync(join(repository, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Paths of all files below a folder of the repository, from the repository's root. */
export function listFiles(path: string): string[] {
  return readdirSync(join(repository, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repository.length))
    .sort();
}

/** The text of a file of the repository. */
export function readSource(path: string): string {
  return readFileSync(join(repository, path), 'utf8');
}

/** The product's own code: no tests, no stories, nothing that exists only for them. */
export function listProductCode(): string[] {
  return ['core/src', 'renderer-element/src', 'admin-app/src', 'server/src']
    .flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => !/\.(test|stories|d)\.tsx?$|\/testing\/|\/generated\//.test(path));
}
