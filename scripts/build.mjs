import { buildStaleParts } from './building/build-parts.mjs';
import { prepareCheckout } from './environment/prepare-checkout.mjs';
import { runCommand } from './user-error.mjs';

await runCommand(async () => {
  await prepareCheckout();
  await buildStaleParts();
});
