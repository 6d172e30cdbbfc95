import { pathToFileURL } from 'node:url';
import { buildStaleParts } from './building/build-parts.mjs';
import { prepareCheckout } from './environment/prepare-checkout.mjs';
import { inProject } from './project.mjs';
import { runCommand } from './user-error.mjs';

await runCommand(async () => {
  await prepareCheckout();
  await buildStaleParts();
  // In the same process: signals, output and exit code are the server's own.
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(inProject('server', 'dist', 'main.js')).href);
});
