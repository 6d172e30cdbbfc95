import type { LogbookSubject } from '@form-builder/core/logbook/logbook-event.ts';
import { isUuid } from '../platform/database/criteria.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, type Writer } from '../logbook/writer.ts';

type Filter = Readonly<Record<string, string | readonly string[] | undefined>>;
type ReadSubject = readonly [
  type: Extract<LogbookSubject, 'organisation' | 'form' | 'user'>,
  string,
];

/** Paging and searching within this time count as one reading and give one entry. */
const oneReadingMs = 900_000;

/** Records that a user reads the logbook: of a form, of a user or of the organisation. */
export async function noteReading(writer: Writer, filter: Filter): Promise<void> {
  const subject = await findSubject(writer, filter);
  if (await wasReadLately(writer, subject)) return;
  await writeLogbook(writer, { action: 'logbook.read', subject });
}

/** Records that a user exports entries of the logbook. */
export async function noteExport(writer: Writer, filter: Filter): Promise<void> {
  const subject = await findSubject(writer, filter);
  await writeLogbook(writer, { action: 'logbook.exported', subject });
}

async function wasReadLately(writer: Writer, [, id]: ReadSubject): Promise<boolean> {
  const line = await writer.tx
    .selectFrom('logbook')
    .select('id')
    .where('actor_id', '=', writer.actor?.id ?? null)
    .where('subject_id', '=', id)
    .where('action', '=', 'logbook.read')
    .where('at', '>', new Date(instant(writer).getTime() - oneReadingMs))
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** The form or the user in the filter if it exists; otherwise the organisation. */
async function findSubject({ tx, tenantId }: Writer, filter: Filter): Promise<ReadSubject> {
  const one = (name: string) => [filter[name] ?? []].flat().find((value) => isUuid(value));
  const exists = async (table: 'forms' | 'users', id: string) =>
    (await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  const [form, user] = [one('form_id'), one('user_id')];
  if (form !== undefined && (await exists('forms', form))) return ['form', form];
  if (user !== undefined && (await exists('users', user))) return ['user', user];
  return ['organisation', tenantId];
}
