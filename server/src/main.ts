import { findInstallation } from './platform/process/installation.ts';
import { runCommand } from './composition/commands/run-command.ts';

await runCommand(process.argv.slice(2), process.env, findInstallation(import.meta.url));
