import { announcementSchema } from '@form-builder/core/contract/operators/maintenance.ts';
import * as v from 'valibot';
import { print } from '../../platform/process/console.ts';
import { StartError } from '../../platform/start-error.ts';
import {
  announceMaintenance,
  withdrawMaintenance,
  type Announcement,
} from '../announce-maintenance.ts';
import { defineCommand } from './command.ts';
import type { OptionValues } from './options.ts';
import { parseOptionalReason, withReason } from './reason.ts';

/** `tenants announce`: maintenance that the staff of all tenants read about; with `--clear` they do not any more. */
export const announceCommand = defineCommand({
  usage: '--from TIME --to TIME --text TEXT [--reason TEXT], or --clear [--reason TEXT]',
  words: 0,
  options: ['from', 'to', 'text', 'clear', 'reason'],
  parse: (_, values) => ({
    announcement: values.clear === true ? parseClear(values) : parseAnnouncement(values),
    reason: parseOptionalReason(values),
  }),
  run: async (context, { announcement, reason }) => {
    const operation = withReason(context, reason);
    if (announcement === null) {
      await withdrawMaintenance(operation);
      print('No maintenance is announced any more.');
      return;
    }
    await announceMaintenance(operation, announcement);
    print('Announced to the staff of all tenants, from 24 hours before the start until the end.');
  },
});

function parseAnnouncement({ from, to, text }: OptionValues): Announcement {
  const parsed = v.safeParse(announcementSchema, { starts_at: from, ends_at: to, text });
  if (parsed.success) {
    const { starts_at: startsAt, ends_at: endsAt } = parsed.output;
    return { startsAt, endsAt, text: parsed.output.text };
  }
  const part = v.getDotPath(parsed.issues[0]) ?? '';
  throw new StartError(`The ${parts[part] ?? 'announcement'} is missing or not valid.`);
}

const parts: Readonly<Record<string, string>> = {
  starts_at: 'start (--from, as 2026-12-01T22:00:00+01:00)',
  ends_at: 'end (--to, as 2026-12-01T23:00:00+01:00, after the start)',
  text: 'text (--text, at most 300 characters)',
};

/** Nothing is announced together with `--clear`. */
function parseClear({ from, to, text }: OptionValues): null {
  if (from ?? to ?? text) throw new StartError('With --clear there is nothing to announce.');
  return null;
}
