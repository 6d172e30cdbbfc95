import { buildStaleParts } from '../building/build-parts.mjs';
import { ensureChromium } from '../environment/chromium.mjs';
import { prepareCheckout } from '../environment/prepare-checkout.mjs';
import { runTool } from '../processes.mjs';

/** @typedef {import('../building/parts.mjs').Part} Part */

/**
 * Builds outdated parts, then runs the named measurements; the exit code states whether all are within their
 * budgets. Standard output contains only figures, one JSON object per line.
 * @param {readonly string[]} names
 * @param {{ needsBrowser: boolean, parts?: readonly Part[] }} options `parts`: what the measurements read;
 * everything unless given
 */
export async function measure(names, { needsBrowser, parts }) {
  console.log = console.error;
  await prepareCheckout();
  await buildStaleParts(parts);
  const env = { ...process.env };
  if (needsBrowser) env.CHROMIUM_PATH = await ensureChromium();
  const { code } = await runTool('tsx', ['scripts/measuring/run-benches.mjs', ...names], { env });
  if (code !== 0) process.exitCode = code;
}
