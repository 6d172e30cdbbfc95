import type { TenantCopy } from '@form-builder/core/contract/operators/tenants.ts';
import { print } from '../../platform/process/console.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { copyTenant } from '../copy/copy-tenant.ts';
import { defineCommand } from './command.ts';
import { parseNewTenant, printCreated } from './create-command.ts';
import { parseReason, withReason } from './reason.ts';

/** `tenants copy`: a new tenant with what another one built, without its people, its visitors and its secrets. */
export const copyCommand = defineCommand({
  usage: 'FROM TO --name NAME --email ADDRESS --first-name NAME --last-name NAME --reason TEXT',
  words: 2,
  options: ['name', 'email', 'first-name', 'last-name', 'reason'],
  parse: ([fromSlug = '', slug = ''], values) => ({
    fromSlug,
    tenant: parseNewTenant(slug, values),
    reason: parseReason(values),
  }),
  run: async (context, { fromSlug, tenant, reason }) => {
    const { storage } = await openStorage(context.config, context.runtime);
    const { key, copy } = await copyTenant(
      { ...withReason(context, reason), storage },
      { fromSlug, tenant },
    );
    printCreated(context.config, tenant, key);
    printCopy(copy);
  },
});

function printCopy(copy: TenantCopy): void {
  const lines = (counts: TenantCopy['copied']) =>
    counts.map(({ table, rows }) => `${String(rows)} ${table}`).join(', ');
  print(`Copied: ${lines(copy.copied)}, with ${String(copy.files)} files.`);
  print(`Not copied: ${copy.not_copied.length === 0 ? 'nothing' : lines(copy.not_copied)}.`);
  for (const { kind, name } of copy.secrets_to_fill_in)
    print(`To be filled in again: the secret of ${name} (${kind}).`);
  for (const { kind, name, stage } of copy.providers_to_confirm)
    print(
      `Switched off, without recipients, until the administrator confirms it: ${name} (${kind}, ${stage}).`,
    );
  print(
    `Nothing is published: ${String(copy.forms_to_publish)} forms wait for the people of the new tenant.`,
  );
}
