import { existsSync } from 'node:fs';
import { findProgram, installSystemPackage, maySystemInstall } from './system-packages.mjs';

/** Where Debian installs SimpleSAMLphp. */
export const simpleSamlFolder = '/usr/share/simplesamlphp';

const packages = ['php-cli', 'php-sqlite3', 'simplesamlphp'];

/** The path of PHP; `undefined` where SimpleSAMLphp, or PHP for it, is not installed. */
export async function findSimpleSamlPhp() {
  return existsSync(`${simpleSamlFolder}/www/index.php`) ? findProgram('php') : undefined;
}

/** Installs Debian's SimpleSAMLphp where there is none and this process may; tests go without it elsewhere. */
export async function installSimpleSamlWherePossible() {
  if ((await findSimpleSamlPhp()) !== undefined || !(await maySystemInstall())) return;
  for (const name of packages) await installSystemPackage(name);
}
