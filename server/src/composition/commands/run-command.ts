import { verifyLogbookCommand } from '../../audit/chain/verify-logbook-command.ts';
import { rotateKeysCommand } from '../../identity/keys/rotate-keys-command.ts';
import { formsCommand } from '../../forms-command/forms-command.ts';
import { terminal } from '../../forms-command/sign-in/terminal.ts';
import { parseConfig, type Config } from '../../platform/config/config.ts';
import { openCipher, openInstallationSecrets } from '../open-secrets.ts';
import { rotateEncryptionKeyCommand } from './rotate-encryption-key-command.ts';
import { dumpCommand } from './dump-command.ts';
import { restoreCommand } from './restore-command.ts';
import { sealedColumns } from './sealed-columns.ts';
import { StartError } from '../../platform/start-error.ts';
import { printError } from '../../platform/process/console.ts';
import type { Installation } from '../../platform/process/installation.ts';
import { statusCommand } from '../../operator-status/status-command.ts';
import { tenantsCommand } from '../../tenants/commands/tenants-command.ts';
import { startServer } from '../start-server.ts';

type Command = (
  config: Config,
  installation: Installation,
  args: readonly string[],
) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  start: startServer,
  dump: dumpCommand,
  restore: restoreCommand,
  'rotate-keys': (config, _installation, args) => rotateKeysCommand(config, openCipher, args),
  'verify-logbook': (config, _installation, args) => verifyLogbookCommand(config, openCipher, args),
  'rotate-encryption-key': rotateEncryptionKeyCommand,
  tenants: (config, installation, args) =>
    tenantsCommand(
      config,
      { installation, openSecrets: openInstallationSecrets, sealedColumns },
      args,
    ),
  status: statusCommand,
};

const usage =
  'Commands: start (without arguments), dump FILE, restore FILE, rotate-keys [TENANT], rotate-encryption-key, verify-logbook [--sign], tenants list|create|copy|suspend|resume|rotate-key|dump|restore|remove|log|announce|record-backup|create-token|tokens|revoke-token, status [checklist] [--json], forms export|import.';

/** Runs the command of the command line; an operator error gives one sentence and exit code 1. */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  installation: Installation,
): Promise<void> {
  const [name = 'start', ...rest] = args;
  const command = commands[name];
  try {
    if (name === 'forms') {
      // A client of a running server: the settings of this machine's server do not matter.
      process.exitCode = await formsCommand(rest, { environment, ask: terminal() });
      return;
    }
    if (command === undefined) throw new StartError(usage);
    await command(parseConfig(environment), installation, rest);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    printError(error.message);
    process.exitCode = error.exitCode;
  }
}
