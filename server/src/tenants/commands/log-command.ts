import { print } from '../../platform/process/console.ts';
import { formatOperatorEvent } from '../events/format-operator-event.ts';
import { selectOperatorEvents } from '../events/operator-events-queries.ts';
import { defineCommand } from './command.ts';

/** `tenants log`: what operators did, with all tenants or one, newest first. */
export const logCommand = defineCommand({
  usage: '[SLUG]',
  words: 0,
  optionalWords: 1,
  parse: ([slug]) => ({ slug }),
  run: async ({ pool }, { slug }) => {
    const events = await selectOperatorEvents(pool, slug);
    if (events.length === 0) print('Nothing is recorded.');
    for (const event of events) print(formatOperatorEvent(event));
  },
});
