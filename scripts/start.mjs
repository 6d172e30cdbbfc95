import { pathToFileURL } from 'node:url';
import { buildStaleParts } from './building/build-parts.mjs';
import { ensureInstalled } from './environment/installation.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { inProject } from './project.mjs';
import { runCommand } from './refusal.mjs';

await runCommand(async () => {
  requireSupportedNode();
  await ensureInstalled();
  await buildStaleParts();
  // In this very process: signals, output and exit code are the server's own.
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(inProject('server', 'dist', 'main.js')).href);
});
