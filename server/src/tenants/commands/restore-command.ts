import type { ClientBase } from 'pg';
import { readDump } from '../../platform/database/dump/dump-file.ts';
import { print } from '../../platform/process/console.ts';
import { loadRestorationKeys } from '../../platform/secrets/master-key/load-restoration-keys.ts';
import { restoreTenant } from '../restore-tenant.ts';
import { defineCommand } from './command.ts';
import { parseOptionalReason, withReason } from './reason.ts';

/** `tenants restore`: the tenant of a dump, where it is not there; in a new database too. */
export const restoreCommand = defineCommand({
  usage: 'FILE [--reason TEXT]',
  words: 1,
  options: ['reason'],
  isForNewDatabase: true,
  parse: ([file = ''], values) => ({ file, reason: parseOptionalReason(values) }),
  run: async (context, { file, reason }) => {
    const { config, sealedColumns } = context;
    const loadKeys = (client: ClientBase) => loadRestorationKeys(config, client, sealedColumns);
    const restoring = { ...withReason(context, reason), loadKeys };
    const rows = await restoreTenant(restoring, await readDump(file));
    print(`${String(rows)} rows restored from ${file}.`);
  },
});
