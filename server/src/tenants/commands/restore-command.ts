import { readDump } from '../../platform/database/dump/dump-file.ts';
import { restoreDatabase } from '../../platform/database/dump/restore-database.ts';
import { print } from '../../platform/process/console.ts';
import { StartError } from '../../platform/start-error.ts';
import { defineCommand } from './command.ts';

/** `tenants restore`: the tenant of a dump, where it is not there; in a new database too. */
export const restoreCommand = defineCommand({
  usage: 'FILE',
  words: 1,
  isForNewDatabase: true,
  parse: ([file = '']) => ({ file }),
  run: async ({ pool, migrations }, { file }) => {
    const lines = await readDump(file);
    const rows = await restoreDatabase(pool, migrations, lines).catch((error: unknown) => {
      // The slug is the only value that another tenant can have too.
      if (error instanceof Error && 'code' in error && error.code === '23505')
        throw new StartError('Another tenant has the slug of the tenant in the dump.');
      throw error;
    });
    print(`${String(rows)} rows restored from ${file}.`);
  },
});
