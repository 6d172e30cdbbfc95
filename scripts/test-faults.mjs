import { buildStaleParts } from './building/build-parts.mjs';
import { ensureChromium } from './environment/chromium.mjs';
import { ensureInstalled } from './environment/installation.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { runTool } from './processes.mjs';
import { runCommand } from './refusal.mjs';

/**
 * `npm run test:faults`: visitors send forms over a bad line to a server that is killed 200 times
 * (`-- --deaths 20 --visitors 3 --seed 7` for another run); fails when anything was lost or doubled.
 * Standard output holds only figures, one JSON object a line.
 */
await runCommand(async () => {
  console.log = console.error;
  requireSupportedNode();
  await ensureInstalled();
  await buildStaleParts();
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  const { code } = await runTool('tsx', ['test/faults/main.ts', ...process.argv.slice(2)], { env });
  if (code !== 0) process.exitCode = code;
});
