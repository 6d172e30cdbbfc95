import { print } from '../../platform/process/console.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { removeTenant } from '../remove-tenant.ts';
import { defineCommand } from './command.ts';
import { parseReason, withReason } from './reason.ts';

/** `tenants remove`: a suspended tenant with all its files and rows. */
export const removeCommand = defineCommand({
  usage: 'SLUG --name NAME --reason TEXT',
  words: 1,
  options: ['name', 'reason'],
  parse: ([slug = ''], values) => ({
    removal: { slug, confirmedName: values.name ?? '' },
    reason: parseReason(values),
  }),
  run: async (context, { removal, reason }) => {
    const { storage } = await openStorage(context.config, context.runtime);
    const { rows, files } = await removeTenant(
      { ...withReason(context, reason), storage },
      removal,
    );
    print(`${removal.slug} is removed, with ${String(rows)} rows and ${String(files)} files.`);
  },
});
