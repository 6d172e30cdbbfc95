import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import { formTimeZone } from '@form-builder/core/runtime/create-clock.ts';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { dayInAmsterdam } from '../platform/day-in-amsterdam.ts';
import { selectSettings } from '../settings/settings-queries.ts';
import type { PaymentLedgerTable } from './payment-ledger-tables.ts';

type Tx = Transaction<Database>;

/** A fact about money whose submission is gone. */
export type LedgerEntry = Selectable<PaymentLedgerTable>;

/**
 * Keeps the money that came in and went out for submissions that are about to be deleted: not the submissions, their
 * numbers, attempts without money, or the reasons of refunds. Returns the submission of each kept payment.
 */
export async function keepPayments(
  tx: Tx,
  submissionIds: readonly string[],
): Promise<readonly string[]> {
  if (submissionIds.length === 0) return [];
  // Raw SQL, because payments depend on this feature, not the other way round.
  const { rows } = await sql<{ submission_id: string }>`
    with paid as (
      select payment.*, submissions.form_id, forms.name as form_name,
        coalesce(providers.name, payment.provider_id) as provider_name
      from payment_transactions as payment
      join submissions on submissions.tenant_id = payment.tenant_id
        and submissions.id = payment.submission_id
      join forms on forms.tenant_id = submissions.tenant_id and forms.id = submissions.form_id
      left join providers on providers.tenant_id = payment.tenant_id
        and providers.id = payment.provider_id and not providers.serves_tests
      where payment.submission_id = any(${[...submissionIds]}::uuid[])
        and (payment.status = 'paid' or payment.received_cents is not null)
        and not payment.serves_tests
    ), money (kind, id, payment_id, amount_cents, lines, reference, created_at, settled_at) as (
      select 'payment', id, id, coalesce(received_cents, amount_cents),
        case when received_cents is null then lines end, provider_payment_id, created_at,
        coalesce(paid_at, received_at)
      from paid
      union all
      select 'chargeback', id, id, -charged_back_cents, null, provider_payment_id, created_at,
        charged_back_at
      from paid where charged_back_cents > 0
      union all
      select 'refund', refund.id, paid.id, -refund.amount_cents, null, refund.provider_refund_id,
        refund.created_at, refund.refunded_at
      from payment_refunds as refund
      join paid on paid.tenant_id = refund.tenant_id and paid.id = refund.transaction_id
      where refund.state = 'refunded'
    ), kept as (
      insert into payment_ledger (tenant_id, form_id, form_name, provider_id, provider_name, method,
        currency, description, kind, id, payment_id, amount_cents, lines, reference, created_at,
        settled_at)
      select paid.tenant_id, paid.form_id, paid.form_name, paid.provider_id, paid.provider_name,
        paid.method, coalesce(paid.received_currency, paid.currency), paid.description, money.*
      from money join paid on paid.id = money.payment_id
      on conflict (tenant_id, kind, id) do nothing
    )
    select submission_id from paid`.execute(tx);
  return rows.map(({ submission_id: id }) => id);
}

/** A payment of the ledger, by the id that it had with its submission. */
export function selectKeptPayment(tx: Tx, id: string): Promise<LedgerEntry | undefined> {
  return tx
    .selectFrom('payment_ledger')
    .selectAll()
    .where('kind', '=', 'payment')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps what the payer's bank took back in all; an earlier, smaller amount is replaced. */
export async function keepChargeback(
  tx: Tx,
  payment: LedgerEntry,
  { cents, at }: { readonly cents: number; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('payment_ledger')
    .values({
      ...payment,
      kind: 'chargeback',
      lines: null,
      amount_cents: -cents,
      settled_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'kind', 'id'])
        .doUpdateSet({ amount_cents: -cents, settled_at: at })
        .where('payment_ledger.amount_cents', '>', -cents),
    )
    .execute();
}

/** What of the ledger was destroyed, by form. */
export interface ExpiredPayments {
  readonly form_id: string;
  readonly form_name: string;
  readonly count: number;
  readonly first_at: Date;
  readonly last_at: Date;
}

/** Deletes the years whose term has ended: it begins after the year in which the money came or went. */
export async function deleteExpiredPayments(
  tx: Tx,
  nowMs: number,
): Promise<readonly ExpiredPayments[]> {
  const stored = (await selectSettings(tx)).get('payment_ledger_years');
  const years = typeof stored === 'number' ? stored : knownSettings.payment_ledger_years.initial;
  const firstKept = `${String(Number(dayInAmsterdam(nowMs).slice(0, 4)) - years)}-01-01`;
  const { rows } = await sql<ExpiredPayments>`
    with gone as (
      delete from payment_ledger
      where settled_at < (${firstKept}::date::timestamp at time zone ${sql.lit(formTimeZone)})
      returning form_id, form_name, settled_at
    )
    select form_id, max(form_name) as form_name, count(*)::int as count,
      min(settled_at) as first_at, max(settled_at) as last_at
    from gone group by form_id order by form_id`.execute(tx);
  return rows;
}
