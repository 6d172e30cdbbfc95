import type { logbookContract } from '@form-builder/core/contract/staff/logbook.ts';
import { daySchema } from '@form-builder/core/formats/dates/day-schema.ts';
import { logbookActions, logbookEvents } from '@form-builder/core/logbook/logbook-events.ts';
import { formTimeZone } from '@form-builder/core/runtime/create-clock.ts';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely';
import * as v from 'valibot';
import { userLabel } from '../accounts/users/users-queries.ts';
import { isVisibleTo } from '../forms/visible-forms.ts';
import {
  countRows,
  filterConditions,
  isOneOf,
  isOneOfIds,
  type Criterion,
} from '../platform/database/criteria.ts';
import { countUpToMax } from '../platform/database/count-up-to-max.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { AuditCursor } from './audit-cursor.ts';
import { isFound } from './is-found.ts';
import { isAboutPerson } from './person-lines.ts';
import type { FoundWords } from './search-logbook-words.ts';

type Tx = Transaction<Database>;
type Eb = ExpressionBuilder<Database, 'logbook'>;

/** The query parameters of the logbook list. */
export type AuditListQuery = v.InferOutput<typeof logbookContract.listLogbook.query>;

/** Selects entries: the caller, the query and the actions that match the search text. */
export interface AuditSelection {
  readonly caller: Caller;
  readonly query: Pick<AuditListQuery, 'filter' | 'reject'>;
  /** What the search text means in the caller's language; `undefined` without a search. */
  readonly found: FoundWords | undefined;
  readonly isDescending: boolean;
}

/** Where a page starts: after an entry, or at an offset. */
export interface AuditPage {
  readonly cursor: AuditCursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

export type AuditRow = Awaited<ReturnType<typeof selectAuditEntries>>[number];

/** One page of the entries that the caller may read, with the names of their subjects. */
export function selectAuditEntries(tx: Tx, selection: AuditSelection, page: AuditPage) {
  const direction = selection.isDescending ? 'desc' : 'asc';
  const rows = tx
    .selectFrom('logbook')
    .selectAll()
    .where((eb) => eb.and(conditions(eb, selection)))
    .$if(page.cursor !== undefined, (lines) => lines.where(isBeyond(page.cursor)))
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .as('line');
  return tx
    .selectFrom(rows)
    .selectAll()
    .select(subjectName.as('subject_name'))
    .orderBy('line.at', direction)
    .orderBy('line.id', direction)
    .execute();
}

/** Counts the entries, up to one more than the maximum: that one means "more". */
export function countAuditEntries(tx: Tx, selection: AuditSelection): Promise<number> {
  const found = tx
    .selectFrom('logbook')
    .select('id')
    .where((eb) => eb.and(conditions(eb, selection)));
  return countUpToMax(tx, found);
}

/** Counts all entries, for the progress of an export. */
export async function countAllAuditEntries(tx: Tx, selection: AuditSelection): Promise<number> {
  const { count } = await tx
    .selectFrom('logbook')
    .select(countRows.as('count'))
    .where((eb) => eb.and(conditions(eb, selection)))
    .executeTakeFirstOrThrow();
  return count;
}

const subjectName = sql<string | null>`case line.subject_type
  when 'form' then (select name from forms where tenant_id = line.tenant_id and id = line.subject_id)
  when 'version' then (select forms.name || ' · ' || form_versions.number from form_versions
    join forms on forms.tenant_id = form_versions.tenant_id and forms.id = form_versions.form_id
    where form_versions.tenant_id = line.tenant_id and form_versions.id = line.subject_id)
  when 'submission' then (select title from submissions
    where tenant_id = line.tenant_id and id = line.subject_id)
  when 'user' then (select ${userLabel} from users
    where tenant_id = line.tenant_id and id = line.subject_id)
  when 'group' then (select name from user_groups where tenant_id = line.tenant_id and id = line.subject_id)
  when 'role' then (select name from roles where tenant_id = line.tenant_id and id = line.subject_id)
end`;

function isBeyond(cursor: AuditCursor | undefined) {
  const { isDescending = true, atMs = 0, id = null } = cursor ?? {};
  const place = sql`(${new Date(atMs)}::timestamptz, ${id}::uuid)`;
  return sql<SqlBool>`(at, id) ${sql.raw(isDescending ? '<' : '>')} ${place}`;
}

function conditions(eb: Eb, { caller, query, found }: AuditSelection) {
  return [
    ...(caller.isRoot ? [] : [isOfVisibleForm(eb, caller)]),
    ...filterConditions(eb, criteria, query),
    ...(found === undefined ? [] : [isFound(eb, caller, found)]),
  ];
}

/** Hides entries of forms that the caller may not see; entries of deleted forms stay visible. */
function isOfVisibleForm(eb: Eb, caller: Caller): Expression<SqlBool> {
  const hidden = eb
    .selectFrom('forms')
    .select('forms.id')
    .where((form) => form.not(isVisibleTo(caller)(form)));
  return eb.or([eb('form_id', 'is', null), eb('form_id', 'not in', hidden)]);
}

type Filter = keyof NonNullable<AuditListQuery['filter']>;

const criteria: Readonly<Record<Filter, Criterion<Eb>>> = {
  form_id: (eb, ids) => isOneOfIds(eb.ref('form_id'), ids),
  user_id: (eb, ids) =>
    eb.or([
      isOneOfIds(eb.ref('actor_id'), ids),
      eb.and([eb('subject_type', '=', 'user'), isOneOfIds(eb.ref('subject_id'), ids)]),
    ]),
  actor_id: (eb, ids) => isOneOfIds(eb.ref('actor_id'), ids),
  subject_id: (eb, ids) => isOneOfIds(eb.ref('subject_id'), ids),
  subject_type: (eb, types) => isOneOf(eb.ref('subject_type'), types),
  group: (eb, groups) =>
    isOneOf(
      eb.ref('action'),
      logbookActions.filter((action) => groups.includes(logbookEvents[action].group)),
    ),
  person: isAboutPerson,
  result: (eb, results) => isOneOf(eb.ref('result'), results),
  from: (eb, days) => eb.and(days.map((day) => (isDay(day) ? isSince(day, 0) : isNever))),
  until: (eb, days) =>
    eb.and(days.map((day) => (isDay(day) ? sql<SqlBool>`not ${isSince(day, 1)}` : isNever))),
};

const isNever = sql<SqlBool>`false`;

/** From midnight of the day, plus a number of days, in the municipality's time zone. */
const isSince = (day: string, daysLater: number) =>
  sql<SqlBool>`(at >= (${day}::date + ${daysLater}::int)::timestamp at time zone ${sql.lit(formTimeZone)})`;

const isDay = (text: string): boolean => v.is(daySchema, text);
