import { print } from '../../platform/process/console.ts';
import { systemRuntime } from '../../platform/runtime.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { removeTenant } from '../remove-tenant.ts';
import { defineCommand } from './command.ts';

/** `tenants remove`: a suspended tenant with all its files and rows. */
export const removeCommand = defineCommand({
  usage: 'SLUG --name NAME',
  words: 1,
  options: ['name'],
  parse: ([slug = ''], { name = '' }) => ({ slug, confirmedName: name }),
  run: async ({ config, pool }, removal) => {
    const { storage } = await openStorage(config, systemRuntime);
    await removeTenant({ pool, storage, now: systemRuntime.now }, removal);
    print(`${removal.slug} is removed, with all its data and files.`);
  },
});
