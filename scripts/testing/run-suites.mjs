import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStaleParts } from '../building/build-parts.mjs';
import { storybook } from '../building/parts.mjs';
import { ensureChromium } from '../environment/chromium.mjs';
import { ensureObjectGateway } from '../environment/object-gateway-programs.mjs';
import { ensurePostgresPrograms } from '../environment/postgres-programs.mjs';
import { installSimpleSamlWherePossible } from '../environment/simplesamlphp-programs.mjs';
import { startThrowawayGateway } from '../environment/throwaway-object-gateway.mjs';
import { startThrowawayPostgres } from '../environment/throwaway-postgres.mjs';
import { inProject } from '../project.mjs';
import { runTool } from '../processes.mjs';
import { takeInTurns } from '../take-in-turns.mjs';
import { noCounts, readCounts } from './counts.mjs';
import { createTemporaryFolder } from './temporary-folder.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('./suites.mjs').Need} Need */
/** @typedef {import('./counts.mjs').Counts} Counts */

const countsFolder = inProject('.cache', 'test-counts');

/** The file with the totals of the last run. */
export const totalFile = join(countsFolder, 'total.json');

/**
 * Prepares what the suites need, runs as many at a time as there are cores, and cleans up. Each line that a
 * suite prints begins with the suite's name when there are more.
 * @param {readonly Suite[]} suites
 * @returns {Promise<Counts[]>}
 */
export async function runSuites(suites) {
  const needs = new Set(suites.flatMap((suite) => suite.needs));
  const runtime = await prepare(needs);
  try {
    return await takeInTurns(suites, (suite) =>
      runSuite(suite, { env: runtime.env, isNamed: suites.length > 1 }),
    );
  } finally {
    await runtime.clear();
  }
}

/** @param {ReadonlySet<Need>} needs */
async function prepare(needs) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env };
  if (needs.has('chromium')) env.CHROMIUM_PATH = await ensureChromium();
  if (needs.has('simplesamlphp')) await installSimpleSamlWherePossible();
  if (needs.has('build')) await buildStaleParts();
  if (needs.has('storybook')) await buildStaleParts([storybook]);
  const folder = await createTemporaryFolder();
  env.TMPDIR = folder.path;
  /** @type {{ env: Readonly<Record<string, string>>, stop: () => Promise<void> }[]} */
  const services = [];
  if (needs.has('postgres')) services.push(await openDatabase(folder.path));
  if (needs.has('s3')) services.push(await openStorage());
  const clear = async () => {
    for (const { stop } of services) await stop();
    await folder.remove();
  };
  clearWhenBrokenOff(clear);
  return { env: Object.assign(env, ...services.map((service) => service.env)), clear };
}

/**
 * The database of `TEST_DATABASE_URL`, else a throwaway one.
 * @param {string} folder for its files
 */
async function openDatabase(folder) {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } =
    given === undefined
      ? await startThrowawayPostgres(await ensurePostgresPrograms(), { folder })
      : { url: given, stop: async () => {} };
  return { env: { FORM_BUILDER_TEST_POSTGRES_URL: url }, stop };
}

/** The S3 service of the `S3_*` settings, else a throwaway one. */
async function openStorage() {
  if (process.env.S3_ENDPOINT !== undefined) return { env: {}, stop: async () => {} };
  await ensureObjectGateway();
  return startThrowawayGateway();
}

/** @param {() => Promise<void>} clear */
function clearWhenBrokenOff(clear) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => void clear().finally(() => process.exit(130)));
  }
}

/**
 * @param {Suite} suite
 * @param {{ env: NodeJS.ProcessEnv, isNamed: boolean }} options isNamed: each line begins with the suite's name
 * @returns {Promise<Counts>}
 */
async function runSuite(suite, { env, isNamed }) {
  const file = join(countsFolder, `${suite.name}.json`);
  await mkdir(countsFolder, { recursive: true });
  await rm(file, { force: true });
  const [tool, ...args] = suite.command;
  const startedAt = performance.now();
  const { code } = await runTool(tool, args, {
    env: { ...env, TEST_COUNTS_FILE: file },
    ...(isNamed && { linePrefix: `${suite.name} │ ` }),
  });
  if (isNamed)
    console.log(`${suite.name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  const counts = (await readCounts(file)) ?? noCounts;
  // A runner that stopped without naming a test has failed too, and so has an empty suite.
  const hasFailedUncounted = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return hasFailedUncounted ? { ...counts, failed: 1, failures: [suite.name] } : counts;
}
