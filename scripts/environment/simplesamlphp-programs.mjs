import { existsSync } from 'node:fs';
import { run } from '../processes.mjs';
import { findProgram, installSystemPackage, maySystemInstall } from './system-packages.mjs';

/** Where Debian installs SimpleSAMLphp. */
export const simpleSamlFolder = '/usr/share/simplesamlphp';

const packages = ['php-cli', 'php-sqlite3', 'php-xml', 'simplesamlphp'];

/** What SimpleSAMLphp needs of PHP here, and Debian's package does not depend on. */
const extensions = ['dom', 'pdo_sqlite'];

/** The path of PHP; `undefined` where SimpleSAMLphp, or PHP with what it needs, is not installed. */
export async function findSimpleSamlPhp() {
  if (!existsSync(`${simpleSamlFolder}/www/index.php`)) return undefined;
  const php = await findProgram('php');
  if (php === undefined) return undefined;
  const { output } = await run(php, ['-m'], { quiet: true });
  const loaded = output.split('\n').map((line) => line.trim());
  return extensions.every((one) => loaded.includes(one)) ? php : undefined;
}

/** Installs Debian's SimpleSAMLphp where there is none and this process may; tests go without it elsewhere. */
export async function installSimpleSamlWherePossible() {
  if ((await findSimpleSamlPhp()) !== undefined || !(await maySystemInstall())) return;
  for (const name of packages) await installSystemPackage(name);
}
