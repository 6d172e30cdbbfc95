import { setTimeout } from 'node:timers/promises';
import { print } from '../../platform/process/console.ts';
import { resealTenant } from '../../platform/secrets/tenant-keys/reseal-tenant.ts';
import { StartError } from '../../platform/start-error.ts';
import { newKeyInSeconds, rotateTenantKey } from '../rotate-tenant-key.ts';
import { defineCommand } from './command.ts';
import { parseReason, withReason } from './reason.ts';

/** `tenants rotate-key`: replaces the key of a tenant's values, beside running servers. */
export const rotateKeyCommand = defineCommand({
  usage: 'SLUG --reason TEXT',
  words: 1,
  options: ['reason'],
  parse: ([slug = ''], values) => ({ slug, reason: parseReason(values) }),
  run: async (context, { slug, reason }) => {
    const secrets = await context.openSecrets();
    const replacing = { ...withReason(context, reason), ...secrets };
    const { tenantId, number } = await rotateTenantKey(replacing, slug);
    print(
      `${slug} gets key ${String(number)} in ${String(newKeyInSeconds)} seconds. You may stop this command: servers then seal the existing values again within two hours.`,
    );
    await setTimeout((newKeyInSeconds + 1) * 1_000);
    const { pool } = context;
    const { sealed, unreadable } = await resealTenant({ pool, ...secrets }, tenantId);
    print(`${String(sealed)} values are sealed again; the old key is deleted after a day.`);
    if (unreadable > 0)
      throw new StartError(
        `${String(unreadable)} values cannot be opened with any key: the old key stays.`,
      );
  },
});
