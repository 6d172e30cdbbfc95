import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.mjs';
import {
  findProgram,
  installSystemPackage,
  isExecutable,
  maySystemInstall,
} from './system-packages.mjs';

const debianFolder = '/usr/lib/postgresql';

/** The folder with PostgreSQL's `initdb` and `postgres`; installs Debian's when there is none and this process may. */
export async function ensurePostgresPrograms() {
  const present = await findPrograms();
  if (present !== undefined) return present;
  if ((await maySystemInstall()) && (await installSystemPackage('postgresql'))) {
    const installed = await findPrograms();
    if (installed !== undefined) return installed;
  }
  throw new UserError(
    'The server tests need PostgreSQL 15 or newer: install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL to an empty database of a superuser.',
  );
}

/** Debian keeps them off PATH, in a folder per version. */
async function findPrograms() {
  const versions = await readdir(debianFolder).catch(() => []);
  const newestFirst = versions
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a);
  for (const version of newestFirst) {
    const folder = join(debianFolder, String(version), 'bin');
    if (await isExecutable(join(folder, 'initdb'))) return folder;
  }
  const initdb = await findProgram('initdb');
  return initdb === undefined ? undefined : dirname(initdb);
}
