import { mkdir, readFile } from 'node:fs/promises';
import { UserError } from '../user-error.mjs';
import { inProject, projectFolder } from '../project.mjs';
import { isMissingProgram, run } from '../processes.mjs';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry | undefined> }} Lock */

/** Installs the packages of the lock file when other ones are installed. */
export async function ensureInstalled() {
  await requireWritableFolder();
  if (await isInstalled()) return;
  console.log('Installing packages (about a minute, once) …');
  const { code } = await runNpm([
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) throw new UserError('The packages could not be installed; npm says why above.');
}

async function requireWritableFolder() {
  try {
    await mkdir(inProject('.cache'), { recursive: true });
  } catch (error) {
    throw new UserError(
      `Nothing can be written in ${projectFolder}: get the right to write there.`,
      {
        cause: error,
      },
    );
  }
}

/** npm stores a lock of the installed packages; optional packages are absent on other platforms. */
async function isInstalled() {
  const wanted = await readLock('package-lock.json');
  const present = await readLock('node_modules/.package-lock.json');
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted.packages).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry?.optional === true ||
      entry?.devOptional === true ||
      present.packages[path]?.version === entry?.version,
  );
}

/**
 * @param {string} path
 * @returns {Promise<Lock | undefined>}
 */
async function readLock(path) {
  const text = await readFile(inProject(path), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : /** @type {Lock} */ (JSON.parse(text));
}

/** @param {readonly string[]} args */
async function runNpm(args) {
  try {
    return await run('npm', args);
  } catch (error) {
    if (isMissingProgram(error)) {
      throw new UserError('npm was not found: install Node with npm from https://nodejs.org.', {
        cause: error,
      });
    }
    throw error;
  }
}
