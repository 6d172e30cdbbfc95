import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { StartError } from '../platform/start-error.ts';
import type { NewTenant } from './create-tenant.ts';
import type { TenantRemoval } from './remove-tenant.ts';

/** What the operator asked for. */
export type TenantsCommand =
  | { readonly name: 'list' }
  | { readonly name: 'create'; readonly tenant: NewTenant }
  | { readonly name: 'suspend' | 'resume'; readonly slug: string }
  | { readonly name: 'dump'; readonly slug: string; readonly file: string }
  | { readonly name: 'restore'; readonly file: string }
  | { readonly name: 'remove'; readonly removal: TenantRemoval };

const usage = `Usage: tenants list
  tenants create SLUG --name NAME --email ADDRESS --first-name NAME --last-name NAME
  tenants suspend SLUG
  tenants resume SLUG
  tenants dump SLUG FILE
  tenants restore FILE
  tenants remove SLUG --name NAME`;

const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;

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

type Parse = (positionals: readonly string[], values: Values) => TenantsCommand;

/** By the name of the command: what it makes of the other words, if those are as many as it needs. */
const commands: Readonly<Record<string, readonly [words: number, parse: Parse]>> = {
  list: [0, () => ({ name: 'list' })],
  create: [1, ([slug = ''], values) => ({ name: 'create', tenant: newTenant(slug, values) })],
  suspend: [1, ([slug = '']) => ({ name: 'suspend', slug })],
  resume: [1, ([slug = '']) => ({ name: 'resume', slug })],
  dump: [2, ([slug = '', file = '']) => ({ name: 'dump', slug, file })],
  restore: [1, ([file = '']) => ({ name: 'restore', file })],
  remove: [
    1,
    ([slug = ''], { name = '' }) => ({ name: 'remove', removal: { slug, confirmedName: name } }),
  ],
};

/** Parses the command line; throws the usage for an invalid one. */
export function parseTenantsArguments(args: readonly string[]): TenantsCommand {
  const { values, positionals } = readOptions(args);
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || command[0] !== words.length) throw new StartError(usage);
  return command[1](words, values);
}

type Values = ReturnType<typeof readOptions>['values'];

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw new StartError(usage);
    throw error;
  }
}

function newTenant(slug: string, values: Values): NewTenant {
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
  throw new StartError(`The ${parts[part ?? ''] ?? 'command'} is missing or not valid.\n${usage}`);
}

const parts: Readonly<Record<string, string>> = {
  email: 'e-mail address (--email)',
  name: 'name of the organisation (--name)',
  firstName: 'first name of the administrator (--first-name)',
  lastName: 'last name of the administrator (--last-name)',
  slug: 'slug (lower-case letters, digits and hyphens)',
};
