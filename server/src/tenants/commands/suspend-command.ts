import { print } from '../../platform/process/console.ts';
import { resumeTenant, suspendTenant } from '../suspend-tenant.ts';
import { defineCommand } from './command.ts';
import { parseOptionalReason, parseReason, withReason } from './reason.ts';

/** `tenants suspend`: visitors and staff read that the tenant is not available. */
export const suspendCommand = defineCommand({
  usage: 'SLUG --reason TEXT',
  words: 1,
  options: ['reason'],
  parse: ([slug = ''], values) => ({ slug, reason: parseReason(values) }),
  run: async (context, { slug, reason }) => {
    await suspendTenant(withReason(context, reason), slug);
    print(
      `${slug} is suspended within five seconds: visitors and staff read that it is not available. What was accepted before is still delivered and kept by the rules.`,
    );
  },
});

/** `tenants resume`: undoes `suspend`. */
export const resumeCommand = defineCommand({
  usage: 'SLUG [--reason TEXT]',
  words: 1,
  options: ['reason'],
  parse: ([slug = ''], values) => ({ slug, reason: parseOptionalReason(values) }),
  run: async (context, { slug, reason }) => {
    await resumeTenant(withReason(context, reason), slug);
    print(`${slug} is active within five seconds.`);
  },
});
