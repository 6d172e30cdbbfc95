import { print } from '../../platform/process/console.ts';
import { dumpTenant } from '../dump-tenant.ts';
import { defineCommand } from './command.ts';
import { parseOptionalReason, withReason } from './reason.ts';

/** `tenants dump`: all rows of one tenant in a file. */
export const dumpCommand = defineCommand({
  usage: 'SLUG FILE [--reason TEXT]',
  words: 2,
  options: ['reason'],
  parse: ([slug = '', file = ''], values) => ({ slug, file, reason: parseOptionalReason(values) }),
  run: async (context, { slug, file, reason }) => {
    const id = await dumpTenant(withReason(context, reason), { slug, file });
    print(`All data of ${slug} is in ${file}. It holds personal data: keep it safe.`);
    print(`Its files are in storage, below ${id}/: copy them as well.`);
  },
});
