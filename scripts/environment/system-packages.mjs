import { access } from 'node:fs/promises';
import { constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../processes.mjs';

/**
 * The path of a program on PATH, if any.
 * @param {readonly string[]} names in order of preference
 * @returns {Promise<string | undefined>}
 */
export async function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await isExecutable(path)) return path;
  }
  return undefined;
}

/** @param {string} path */
export function isExecutable(path) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Whether this process may install Debian packages. */
export async function maySystemInstall() {
  return process.getuid?.() === 0 && (await findProgram('apt-get')) !== undefined;
}

/**
 * Installs a Debian package; true when that worked.
 * @param {string} name
 */
export async function installSystemPackage(name) {
  console.log(`Installing the system package ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  const install = ['install', '-y', '-q', '--no-install-recommends', name];
  const { code, output } = await run('apt-get', install, { quiet: true, env });
  if (code !== 0) console.error(output);
  return code === 0;
}
