import { print } from '../../platform/process/console.ts';
import { systemRuntime } from '../../platform/runtime.ts';
import { StartError } from '../../platform/start-error.ts';
import { updateTenantActive } from '../tenants-queries.ts';
import { defineCommand, type CommandContext } from './command.ts';

/** `tenants suspend`: visitors and staff read that the tenant is not available. */
export const suspendCommand = defineCommand({
  usage: 'SLUG',
  words: 1,
  parse: ([slug = '']) => ({ slug }),
  run: async (context, { slug }) => {
    await setActive(context, slug, false);
    print(
      `${slug} is suspended within five seconds: visitors and staff read that it is not available. What was accepted before is still delivered and kept by the rules.`,
    );
  },
});

/** `tenants resume`: undoes `suspend`. */
export const resumeCommand = defineCommand({
  usage: 'SLUG',
  words: 1,
  parse: ([slug = '']) => ({ slug }),
  run: async (context, { slug }) => {
    await setActive(context, slug, true);
    print(`${slug} is active within five seconds.`);
  },
});

async function setActive({ pool }: CommandContext, slug: string, isActive: boolean): Promise<void> {
  const at = new Date(systemRuntime.now());
  if (!(await updateTenantActive(pool, slug, { isActive, at })))
    throw new StartError(`There is no tenant ${slug}.`);
}
