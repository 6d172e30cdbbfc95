import { print } from '../../platform/process/console.ts';
import { selectTenantSummaries } from '../tenant-summaries.ts';
import { defineCommand } from './command.ts';

/** `tenants list`: one line per tenant, without anything of what it contains. */
export const listCommand = defineCommand({
  usage: '',
  words: 0,
  parse: () => undefined,
  run: async ({ pool }) => {
    const tenants = await selectTenantSummaries(pool);
    if (tenants.length === 0) print('There are no tenants yet: tenants create SLUG …');
    for (const { slug, name, is_active: isActive, ...tenant } of tenants)
      print(
        [
          slug,
          name,
          isActive ? 'active' : 'suspended',
          `${String(tenant.users)} users`,
          `${String(tenant.forms)} forms`,
          `${String(tenant.submissions)} submissions`,
          `since ${tenant.created_at.toISOString().slice(0, 10)}`,
        ].join('\t'),
      );
  },
});
