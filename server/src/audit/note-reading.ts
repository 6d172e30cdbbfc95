import type { LogbookSubject } from '@form-builder/core/logbook/logbook-event.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
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

/** What a reader asks of the logbook. */
export interface LogbookReading {
  readonly filter: Filter;
  readonly reject: Filter;
}

/** Records that a user reads the logbook: of persons, a form, a user or the organisation. */
export async function noteReading(writer: Writer, reading: LogbookReading): Promise<void> {
  await notePersons(writer, reading);
  const subject = await findSubject(writer, reading.filter);
  if (await wasWrittenLately(writer, 'logbook.read', sql`subject_id = ${subject[1]}::uuid`)) return;
  await writeLogbook(writer, { action: 'logbook.read', subject });
}

/** Records that a user exports entries of the logbook; returns whose logbook it is. */
export async function noteExport(writer: Writer, reading: LogbookReading): Promise<ReadSubject> {
  await notePersons(writer, reading);
  const subject = await findSubject(writer, reading.filter);
  await writeLogbook(writer, { action: 'logbook.exported', subject });
  return subject;
}

/** Records of which persons a user asks for the entries, or leaves them out. */
async function notePersons(writer: Writer, reading: LogbookReading): Promise<void> {
  for (const pseudonym of personsIn(reading)) {
    const isSame = sql<SqlBool>`pseudonym = ${pseudonym}`;
    if (await wasWrittenLately(writer, 'logbook.person_searched', isSame)) continue;
    await writeLogbook(writer, {
      action: 'logbook.person_searched',
      subject: ['organisation', writer.tenantId],
      details: { pseudonym },
    });
  }
}

/** The pseudonyms of the persons whose entries are asked for, or left out. */
export const personsIn = ({ filter, reject }: LogbookReading): readonly string[] =>
  [filter['person'] ?? [], reject['person'] ?? []].flat();

async function wasWrittenLately(
  writer: Writer,
  action: 'logbook.read' | 'logbook.person_searched',
  condition: RawBuilder<SqlBool>,
): Promise<boolean> {
  const line = await writer.tx
    .selectFrom('logbook')
    .select('id')
    .where('actor_id', '=', writer.actor?.id ?? null)
    .where('action', '=', action)
    .where(condition)
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
