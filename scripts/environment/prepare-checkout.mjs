import { UserError } from '../user-error.mjs';
import { runTool } from '../processes.mjs';
import { ensureInstalled } from './installation.mjs';
import { requireSupportedNode } from './node-version.mjs';

/** Prepares every command: a supported Node version, the packages of the lock file, and compiled messages. */
export async function prepareCheckout() {
  requireSupportedNode();
  await ensureInstalled();
  const { code, output } = await runTool('scripts/compile-messages.mjs', [], { quiet: true });
  if (code !== 0) throw new UserError(`The messages could not be compiled:\n${output}`);
}
