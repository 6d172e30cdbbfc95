import { writeDump } from '../../platform/database/dump/dump-file.ts';
import { findTenantBySlug } from '../../platform/database/tenancy/find-tenant.ts';
import { print } from '../../platform/process/console.ts';
import { StartError } from '../../platform/start-error.ts';
import { defineCommand } from './command.ts';

/** `tenants dump`: all rows of one tenant in a file. */
export const dumpCommand = defineCommand({
  usage: 'SLUG FILE',
  words: 2,
  parse: ([slug = '', file = '']) => ({ slug, file }),
  run: async ({ pool }, { slug, file }) => {
    const found = await findTenantBySlug(pool, slug);
    if (found === undefined) throw new StartError(`There is no tenant ${slug}.`);
    await writeDump(pool, file, found.tenant.id);
    print(`All data of ${slug} is in ${file}. It holds personal data: keep it safe.`);
    print(`Its files are in storage, below ${found.tenant.id}/: copy them as well.`);
  },
});
