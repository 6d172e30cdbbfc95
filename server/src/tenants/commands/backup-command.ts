import { platformDatabase } from '../../platform/database/platform-database.ts';
import { print } from '../../platform/process/console.ts';
import { insertOperatorEvent } from '../events/operator-events-queries.ts';
import { defineCommand } from './command.ts';
import { parseReason, withReason } from './reason.ts';

/** `tenants record-backup`: a backup that another program made, for the checklist and the log. */
export const backupCommand = defineCommand({
  usage: '--reason TEXT',
  words: 0,
  options: ['reason'],
  parse: (_, values) => ({ reason: parseReason(values) }),
  run: async (context, { reason }) => {
    await insertOperatorEvent(platformDatabase(context.pool), withReason(context, reason), {
      action: 'backup',
      tenant: null,
    });
    print('The backup is recorded.');
  },
});
