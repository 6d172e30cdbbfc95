import { sql, type Transaction } from 'kysely';
import { isVisibleTo } from '../forms/visible-forms.ts';
import type { Writer } from '../logbook/writer.ts';
import { countRows, filterConditions, isOneOf, isOneOfIds } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { ExpiredPayments } from '../payment-ledger/payment-ledger-queries.ts';
import type { DueSubmission } from './due-submissions-queries.ts';

type Tx = Transaction<Database>;

/** The removed submissions, and the submission of each payment that the ledger keeps. */
interface Removed {
  readonly removed: readonly DueSubmission[];
  readonly kept: readonly string[];
}

/** Adds the removed submissions to the counts of the night. */
export async function insertDestructions(
  { tx, tenantId }: Writer,
  night: string,
  { removed, kept }: Removed,
): Promise<void> {
  if (removed.length === 0) return;
  const rows = JSON.stringify(
    removed.map(({ id, form_id, outcome, method, moment }) => ({
      form_id,
      outcome,
      method,
      moment,
      kept_payments: kept.filter((submissionId) => submissionId === id).length,
    })),
  );
  await sql`
    insert into retention_destructions (tenant_id, night, form_id, outcome, method, form_name,
      selection_list_number, count, kept_payments, first_at, last_at)
    select ${tenantId}, ${night}, removed.form_id, removed.outcome, removed.method, forms.name,
      coalesce(form_retention.selection_list_number, ''), count(*), sum(kept_payments),
      min(removed.moment), max(removed.moment)
    from jsonb_to_recordset(${rows}::jsonb)
      as removed (form_id uuid, outcome text, method text, moment timestamptz, kept_payments int)
    join forms on forms.id = removed.form_id
    left join form_retention on form_retention.form_id = removed.form_id
    group by removed.form_id, removed.outcome, removed.method, forms.name,
      form_retention.selection_list_number
    on conflict (tenant_id, night, form_id, outcome, method) do update set
      count = retention_destructions.count + excluded.count,
      kept_payments = retention_destructions.kept_payments + excluded.kept_payments,
      first_at = least(retention_destructions.first_at, excluded.first_at),
      last_at = greatest(retention_destructions.last_at, excluded.last_at)`.execute(tx);
}

/** Adds the payments whose term in the ledger ended to the report of the night. */
export async function insertExpiredPayments(
  { tx, tenantId }: Writer,
  night: string,
  expired: readonly ExpiredPayments[],
): Promise<void> {
  if (expired.length === 0) return;
  const row = { tenant_id: tenantId, night, outcome: 'payment', method: 'delete' } as const;
  await tx
    .insertInto('retention_destructions')
    .values(expired.map((payments) => ({ ...payments, ...row, selection_list_number: '' })))
    .execute();
}

/** How many submissions of each form were removed in a night. */
export function selectNight(tx: Tx, night: string) {
  return tx
    .selectFrom('retention_destructions')
    .select((eb) => [
      'form_id',
      eb.fn.max('form_name').as('form_name'),
      sql<number>`sum(count)::int`.as('count'),
    ])
    .where('night', '=', night)
    .where('outcome', '<>', 'payment')
    .groupBy('form_id')
    .orderBy('form_id')
    .execute();
}

type Criteria = Readonly<Partial<Record<'form_id' | 'outcome' | 'method', string | string[]>>>;

interface DestructionList {
  readonly caller: Caller;
  readonly filter: Criteria;
  readonly reject: Criteria;
  readonly isAscending: boolean;
}

/** The report, for deleted forms and for forms that the caller may see. */
function destructionsOf(tx: Tx, { caller, filter, reject }: DestructionList) {
  return tx.selectFrom('retention_destructions as destruction').where((eb) => {
    const asked = filterConditions(
      eb,
      {
        form_id: (_, values) => isOneOfIds(eb.ref('destruction.form_id'), values),
        outcome: (_, values) => isOneOf(eb.ref('destruction.outcome'), values),
        method: (_, values) => isOneOf(eb.ref('destruction.method'), values),
      },
      { filter, reject },
    );
    const form = eb
      .selectFrom('forms')
      .select('forms.id')
      .whereRef('forms.tenant_id', '=', 'destruction.tenant_id')
      .whereRef('forms.id', '=', 'destruction.form_id');
    const isVisible = eb.or([eb.not(eb.exists(form)), eb.exists(form.where(isVisibleTo(caller)))]);
    return eb.and([...asked, isVisible]);
  });
}

/** A page of the report, and how many lines there are. */
export async function selectDestructions(
  tx: Tx,
  list: DestructionList,
  page: { readonly limit: number; readonly offset: number },
) {
  const direction = list.isAscending ? 'asc' : 'desc';
  const rows = await destructionsOf(tx, list)
    .selectAll('destruction')
    .orderBy('destruction.night', direction)
    .orderBy('destruction.form_id')
    .orderBy('destruction.outcome')
    .orderBy('destruction.method')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await destructionsOf(tx, list)
    .select(countRows.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type DestructionRow = Awaited<ReturnType<typeof selectDestructions>>['rows'][number];
