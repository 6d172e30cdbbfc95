import { announceCommand } from './announce-command.ts';
import { backupCommand } from './backup-command.ts';
import type { Command } from './command.ts';
import { copyCommand } from './copy-command.ts';
import { createCommand } from './create-command.ts';
import { dumpCommand } from './dump-command.ts';
import { featureCommand } from './feature-command.ts';
import { listCommand } from './list-command.ts';
import { logCommand } from './log-command.ts';
import { quotaCommand } from './quota-command.ts';
import { removeCommand } from './remove-command.ts';
import { restoreCommand } from './restore-command.ts';
import { rotateKeyCommand } from './rotate-key-command.ts';
import { resumeCommand, suspendCommand } from './suspend-command.ts';
import { createTokenCommand, revokeTokenCommand, tokensCommand } from './token-commands.ts';

/** The commands of `tenants` by name, in the order of the usage. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['list', listCommand],
  ['create', createCommand],
  ['copy', copyCommand],
  ['suspend', suspendCommand],
  ['resume', resumeCommand],
  ['rotate-key', rotateKeyCommand],
  ['dump', dumpCommand],
  ['restore', restoreCommand],
  ['remove', removeCommand],
  ['log', logCommand],
  ['announce', announceCommand],
  ['record-backup', backupCommand],
  ['create-token', createTokenCommand],
  ['tokens', tokensCommand],
  ['revoke-token', revokeTokenCommand],
  ['feature', featureCommand],
  ['quota', quotaCommand],
]);
