import { ensureInstalled } from './environment/installation.mjs';
import { runTool } from './processes.mjs';
import { runCommand } from './refusal.mjs';
import { addUp, closingLine } from './testing/counts.mjs';
import { runSuites } from './testing/run-suites.mjs';
import { suites } from './testing/suites.mjs';

/**
 * Check, every suite and the smoke run, each even when the one before failed: one run tells all that
 * is wrong. Check and smoke run count as one test each.
 */
await runCommand(async () => {
  await ensureInstalled();
  const check = await runAsTest('scripts/check.mjs');
  const tested = await runSuites(suites);
  const smoke = await runAsTest('scripts/smoke.mjs');
  const counts = addUp([check, ...tested, smoke]);
  console.log(`\n${closingLine(counts)}`);
  if (counts.failed > 0) process.exitCode = 1;
});

/**
 * @param {string} script
 * @returns {Promise<import('./testing/counts.mjs').Counts>}
 */
async function runAsTest(script) {
  console.log(`\n── ${script} ──`);
  const { code } = await runTool(script, []);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}
