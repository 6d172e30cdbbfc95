import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { inProject } from '../project.mjs';
import { UserError, runCommand } from '../user-error.mjs';
import { findBreaches, printFigures } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * Run through tsx, so that measurements can be TypeScript: runs the named measurements, prints the figures, and
 * fails when one exceeds its budget.
 */
await runCommand(async () => {
  const figures = [];
  for (const name of process.argv.slice(2)) figures.push(...(await runBench(name)));
  printFigures(figures);
  const breaches = findBreaches(figures);
  if (breaches.length > 0) throw new UserError(`Over budget: ${breaches.join(', ')}.`);
});

/**
 * Runs test/performance/<name>/run.ts, which exports `run(): Promise<Figure[]>`.
 * @param {string} name
 * @returns {Promise<readonly Figure[]>}
 */
async function runBench(name) {
  const known = await readdir(inProject('test', 'performance'));
  if (!known.includes(name)) {
    throw new UserError(`There is no measurement ${name}; there are ${known.join(', ')}.`);
  }
  const url = pathToFileURL(inProject('test', 'performance', name, 'run.ts')).href;
  const bench = /** @type {{ run: () => Promise<readonly Figure[]> }} */ (await import(url));
  return bench.run();
}
