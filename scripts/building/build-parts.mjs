import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '../user-error.mjs';
import { inProject } from '../project.mjs';
import { runTool } from '../processes.mjs';
import { fingerprint } from './fingerprint.mjs';
import { parts } from './parts.mjs';
import { precompress } from './precompress.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * Builds, in parallel, every part whose inputs changed since its last build.
 * @param {readonly Part[]} wanted
 */
export async function buildStaleParts(wanted = parts) {
  const states = await Promise.all(wanted.map(readState));
  const stale = states.filter((state) => !state.isFresh);
  if (stale.length === 0) return;
  console.log(`Building ${stale.map((state) => state.part.name).join(', ')} …`);
  const failures = (await Promise.all(stale.map(build))).filter((failure) => failure !== '');
  if (failures.length > 0) throw new UserError(failures.join('\n'));
}

/** @param {Part} part */
async function readState(part) {
  const current = await fingerprint(['package-lock.json', ...part.inputs]);
  const stamp = stampOf(part);
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  const exists = await access(inProject(part.output)).then(
    () => true,
    () => false,
  );
  return { part, current, stamp, isFresh: exists && built === current };
}

/** @param {Part} part */
function stampOf(part) {
  return inProject('.cache', 'built', part.output.replaceAll('/', '-'));
}

/**
 * Returns the error output; empty after success.
 * @param {{ part: Part, current: string, stamp: string }} state
 */
async function build({ part, current, stamp }) {
  const startedAt = performance.now();
  const [tool, ...args] = part.command;
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runTool(tool, args, { quiet: true, env });
  if (code !== 0) return `The ${part.name} could not be built:\n${output}`;
  if (part.compressed !== undefined) await precompress(part.compressed);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, current);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${part.name} built in ${seconds} s`);
  return '';
}
