import { buildStaleParts } from './building/build-parts.mjs';
import { ensureChromium } from './environment/chromium.mjs';
import { prepareCheckout } from './environment/prepare-checkout.mjs';
import { runTool } from './processes.mjs';
import { runCommand } from './user-error.mjs';

/**
 * `npm run test:faults`: visitors send forms over a failing connection to two servers on one PostgreSQL. 200
 * times a server is killed, the database restarted or its connections terminated; fails when anything was lost
 * or duplicated. `-- --kills 20 --visitors 3 --seed 7` for another run, and `--database embedded` for one
 * server that is killed. `-- outbox` sends 1,000 submissions with four integrations each, while servers, database
 * and receivers die; `-- outbox --submissions 40 --kills 8 --seed 7` for another run. Standard output contains only
 * figures, one JSON object per line.
 */
await runCommand(async () => {
  console.log = console.error;
  await prepareCheckout();
  await buildStaleParts();
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  const { code } = await runTool('tsx', ['test/faults/main.ts', ...process.argv.slice(2)], { env });
  if (code !== 0) process.exitCode = code;
});
