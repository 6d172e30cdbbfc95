import { newTenantSchema } from '@form-builder/core/contract/operators/tenants.ts';
import * as v from 'valibot';
import type { Config } from '../../platform/config/config.ts';
import { print } from '../../platform/process/console.ts';
import { StartError } from '../../platform/start-error.ts';
import { describeAccess } from '../describe-access.ts';
import { createTenant } from '../create-tenant.ts';
import { toNewTenant, type NewTenant } from '../new-tenant.ts';
import { defineCommand, type CommandContext } from './command.ts';
import type { OptionValues } from './options.ts';
import { parseOptionalReason, withReason } from './reason.ts';

/** `tenants create`: a tenant with its first administrator, in a new database too. */
export const createCommand = defineCommand({
  usage: 'SLUG --name NAME --email ADDRESS --first-name NAME --last-name NAME [--reason TEXT]',
  words: 1,
  options: ['name', 'email', 'first-name', 'last-name', 'reason'],
  isForNewDatabase: true,
  parse: ([slug = ''], values) => ({
    tenant: parseNewTenant(slug, values),
    reason: parseOptionalReason(values),
  }),
  run: create,
});

async function create(
  context: CommandContext,
  { tenant, reason }: { readonly tenant: NewTenant; readonly reason: string | null },
): Promise<void> {
  const { config } = context;
  const { key } = await createTenant(withReason(context, reason), tenant);
  printCreated(config, tenant, key);
}

/** Prints where a new tenant is, and how its administrator gets in. */
export function printCreated(config: Config, tenant: NewTenant, key: string): void {
  const { email } = tenant.administrator;
  const { origin, passwordLink } = describeAccess(config, tenant.slug, key);
  print(`${tenant.name} exists, at ${origin}.`);
  if (passwordLink === null) {
    print(`${email} signs in there with the OpenID Provider of this installation.`);
    return;
  }
  print(`${email} chooses a password within a week, with this link. It works once:`);
  print(passwordLink);
}

/** The tenant and its first administrator, of the options of `create` and `copy`. */
export function parseNewTenant(slug: string, values: OptionValues): NewTenant {
  const parsed = v.safeParse(newTenantSchema, {
    slug,
    name: values.name,
    administrator: {
      email: values.email,
      first_name: values['first-name'],
      last_name: values['last-name'],
    },
  });
  if (parsed.success) return toNewTenant(parsed.output);
  const [part] = v.getDotPath(parsed.issues[0])?.split('.').slice(-1) ?? [];
  throw new StartError(`The ${parts[part ?? ''] ?? 'command'} is missing or not valid.`);
}

const parts: Readonly<Record<string, string>> = {
  email: 'e-mail address (--email)',
  name: 'name of the organisation (--name)',
  first_name: 'first name of the administrator (--first-name)',
  last_name: 'last name of the administrator (--last-name)',
  slug: 'slug (lower-case letters, digits and hyphens)',
};
