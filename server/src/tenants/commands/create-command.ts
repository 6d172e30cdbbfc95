import * as v from 'valibot';
import { canonicalOrigin } from '../../platform/config/canonical-origin.ts';
import { print } from '../../platform/process/console.ts';
import { StartError } from '../../platform/start-error.ts';
import { createTenant, type NewTenant } from '../create-tenant.ts';
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
  const key = await createTenant(withReason(context, reason), tenant);
  const origin = canonicalOrigin(config, tenant.slug);
  const { email } = tenant.administrator;
  print(`${tenant.name} exists, at ${origin}.`);
  if (config.externalIssuer !== null) {
    print(`${email} signs in there with the OpenID Provider of this installation.`);
    return;
  }
  print(`${email} chooses a password within a week, with this link. It works once:`);
  print(`${origin}/password#${key}`);
}

/** As the database requires it: the first label of a host name. */
const slugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/));
const nameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const newTenantSchema = v.object({
  slug: slugSchema,
  name: nameSchema,
  administrator: v.object({
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254)),
    firstName: nameSchema,
    lastName: nameSchema,
  }),
});

function parseNewTenant(slug: string, values: OptionValues): NewTenant {
  const parsed = v.safeParse(newTenantSchema, {
    slug,
    name: values.name,
    administrator: {
      email: values.email,
      firstName: values['first-name'],
      lastName: values['last-name'],
    },
  });
  if (parsed.success) return parsed.output;
  const [part] = v.getDotPath(parsed.issues[0])?.split('.').slice(-1) ?? [];
  throw new StartError(`The ${parts[part ?? ''] ?? 'command'} is missing or not valid.`);
}

const parts: Readonly<Record<string, string>> = {
  email: 'e-mail address (--email)',
  name: 'name of the organisation (--name)',
  firstName: 'first name of the administrator (--first-name)',
  lastName: 'last name of the administrator (--last-name)',
  slug: 'slug (lower-case letters, digits and hyphens)',
};
