import { ensureInstalled } from './environment/installation.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { runTool } from './processes.mjs';
import { runCommand } from './refusal.mjs';

await runCommand(async () => {
  requireSupportedNode();
  await ensureInstalled();
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const args = process.argv.includes('--build')
    ? ['build', '--output-dir', 'storybook-static']
    : ['dev', '--port', '6006', '--no-open'];
  const { code } = await runTool('storybook', args, { env });
  process.exitCode = code;
});
