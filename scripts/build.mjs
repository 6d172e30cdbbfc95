import { buildStaleParts } from './building/build-parts.mjs';
import { ensureInstalled } from './environment/installation.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { runCommand } from './refusal.mjs';

await runCommand(async () => {
  requireSupportedNode();
  await ensureInstalled();
  await buildStaleParts();
});
