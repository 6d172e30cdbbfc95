import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { steps } from './checking/steps.mjs';
import { prepareCheckout } from './environment/prepare-checkout.mjs';
import { runTool } from './processes.mjs';
import { inProject } from './project.mjs';
import { UserError, runCommand } from './user-error.mjs';

/** @typedef {import('./checking/steps.mjs').Step} Step */

/**
 * `npm run check`, or `npm run check -- core server` for these folders only. Results of unchanged
 * files come from `.cache/check`; `--full` forgets them. A lint rule that uses types may report
 * an unchanged file differently after a change in another file, so CI runs the full check.
 */
await runCommand(async () => {
  await prepareCheckout();
  const { positionals: folders, values } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false } },
  });
  if (values.full) await rm(inProject('.cache', 'check'), { recursive: true, force: true });
  const chosen = steps.filter((step) => folders.length === 0 || step.isWholeOnly !== true);
  const failed = await takeInTurns(chosen, (step) => check(step, folders));
  if (failed.length > 0) throw new UserError(`Not clean: ${failed.join(', ')}.`);
});

/**
 * As many steps at a time as there are cores; answers the names of those that failed.
 * @param {readonly Step[]} chosen
 * @param {(step: Step) => Promise<boolean>} work
 */
async function takeInTurns(chosen, work) {
  const waiting = [...chosen];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (!(await work(step))) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return failed;
}

/**
 * @param {Step} step
 * @param {readonly string[]} folders
 */
async function check(step, folders) {
  const startedAt = performance.now();
  const [program, ...args] = step.command(folders);
  const { code, output } = await runTool(program, args, { quiet: true, memoryMb: 6144 });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  if (code !== 0) console.log(output.trim());
  return code === 0;
}
