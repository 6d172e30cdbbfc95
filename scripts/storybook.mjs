import { prepareCheckout } from './environment/prepare-checkout.mjs';
import { runTool } from './processes.mjs';
import { runCommand } from './user-error.mjs';

await runCommand(async () => {
  await prepareCheckout();
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const args = process.argv.includes('--build')
    ? ['build', '--output-dir', 'storybook-static']
    : ['dev', '--port', '6006', '--no-open'];
  const { code } = await runTool('storybook', args, { env });
  process.exitCode = code;
});
