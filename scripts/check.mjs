import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { steps } from './checking/steps.mjs';
import { prepareCheckout } from './environment/prepare-checkout.mjs';
import { runTool } from './processes.mjs';
import { inProject } from './project.mjs';
import { takeInTurns } from './take-in-turns.mjs';
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
  const areClean = await takeInTurns(chosen, (step) => check(step, folders));
  const failed = chosen.filter((_, index) => !areClean[index]).map((step) => step.name);
  if (failed.length > 0) throw new UserError(`Not clean: ${failed.join(', ')}.`);
});

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
