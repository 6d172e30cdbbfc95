import type {
  PaymentEntryKind,
  PaymentEntryState,
} from '@form-builder/core/contract/staff/submissions/payment-days.ts';
import { formTimeZone } from '@form-builder/core/runtime/create-clock.ts';
import { sql, type SqlBool, type Transaction } from 'kysely';
import { isVisibleTo } from '../../forms/visible-forms.ts';
import { countRows } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { PaymentTransaction } from '../payments-queries.ts';

type Tx = Transaction<Database>;

/** The day in Europe/Amsterdam, and who reads its payments. */
export interface PaymentDay {
  readonly day: string;
  readonly caller: Caller;
}

/** From midnight to midnight in the municipality's time zone: 23 or 25 hours when the clock changes. */
function isOnDay(moment: ReturnType<typeof sql<Date>>, day: string) {
  const beginOf = (daysLater: number) =>
    sql`((${day}::date + ${sql.lit(daysLater)})::timestamp at time zone ${sql.lit(formTimeZone)})`;
  return sql<SqlBool>`(${moment} >= ${beginOf(0)} and ${moment} < ${beginOf(1)})`;
}

/** The payments of the day, and the refunds and chargebacks with a negative amount. */
const entriesOn = (tx: Tx, day: string) =>
  paymentsOn(tx, day)
    .unionAll(refundsOn(tx, day))
    .unionAll(chargebacksOn(tx, day))
    .unionAll(keptOn(tx, day))
    .as('entry');

/** Of what came in, which may be another one than was asked for. */
const paymentCurrency = sql<string>`coalesce(payment.received_currency, payment.currency)`.as(
  'currency',
);

/** The form of a payment that still has its submission is that of the submission. */
const ofSubmission = [
  sql<string | null>`null::uuid`.as('form_id'),
  sql<string | null>`null::text`.as('form_name'),
  sql<string | null>`null::text`.as('provider_name'),
] as const;

/** The money of submissions that are gone. */
const keptOn = (tx: Tx, day: string) =>
  tx
    .selectFrom('payment_ledger as kept')
    .select([
      'kept.kind',
      'kept.tenant_id',
      'kept.id',
      sql<string | null>`null::uuid`.as('submission_id'),
      'kept.provider_id',
      'kept.method',
      'kept.amount_cents',
      'kept.lines',
      'kept.currency',
      sql<PaymentEntryState>`case kept.kind when 'payment' then 'paid'
        when 'refund' then 'refunded' else 'charged_back' end`.as('state'),
      'kept.reference',
      'kept.created_at',
      sql<Date | null>`kept.settled_at`.as('settled_at'),
      'kept.form_id',
      'kept.form_name',
      'kept.provider_name',
    ])
    .where(isOnDay(sql`kept.settled_at`, day));

const paymentsOn = (tx: Tx, day: string) =>
  tx
    .selectFrom('payment_transactions as payment')
    .select([
      sql<PaymentEntryKind>`'payment'`.as('kind'),
      'payment.tenant_id',
      'payment.id',
      sql<string | null>`payment.submission_id`.as('submission_id'),
      'payment.provider_id',
      'payment.method',
      // Of another amount than was asked for the VAT is not known.
      sql<number>`coalesce(payment.received_cents, payment.amount_cents)`.as('amount_cents'),
      sql<
        PaymentTransaction['lines']
      >`case when payment.received_cents is null then payment.lines end`.as('lines'),
      paymentCurrency,
      sql<PaymentEntryState>`case when payment.received_cents is null then payment.status else 'paid' end`.as(
        'state',
      ),
      'payment.provider_payment_id as reference',
      'payment.created_at',
      sql<Date | null>`coalesce(payment.paid_at, payment.received_at)`.as('settled_at'),
      ...ofSubmission,
    ])
    .where('payment.serves_tests', '=', false)
    .where((eb) =>
      eb.or([
        // The index is on this moment.
        eb.and([
          isOnDay(sql`coalesce(payment.paid_at, payment.created_at)`, day),
          eb('payment.received_at', 'is', null),
        ]),
        isOnDay(sql`payment.received_at`, day),
      ]),
    );

const refundsOn = (tx: Tx, day: string) =>
  tx
    .selectFrom('payment_refunds as refund')
    .innerJoin('payment_transactions as payment', (join) =>
      join
        .onRef('payment.tenant_id', '=', 'refund.tenant_id')
        .onRef('payment.id', '=', 'refund.transaction_id'),
    )
    .select([
      sql<PaymentEntryKind>`'refund'`.as('kind'),
      'refund.tenant_id',
      'refund.id',
      sql<string | null>`payment.submission_id`.as('submission_id'),
      'payment.provider_id',
      'payment.method',
      sql<number>`-refund.amount_cents`.as('amount_cents'),
      sql<PaymentTransaction['lines']>`null::jsonb`.as('lines'),
      paymentCurrency,
      sql<PaymentEntryState>`refund.state`.as('state'),
      'refund.provider_refund_id as reference',
      'refund.created_at',
      'refund.refunded_at as settled_at',
      ...ofSubmission,
    ])
    .where('payment.serves_tests', '=', false)
    .where(isOnDay(sql`coalesce(refund.refunded_at, refund.created_at)`, day));

const chargebacksOn = (tx: Tx, day: string) =>
  tx
    .selectFrom('payment_transactions as payment')
    .select([
      sql<PaymentEntryKind>`'chargeback'`.as('kind'),
      'payment.tenant_id',
      'payment.id',
      sql<string | null>`payment.submission_id`.as('submission_id'),
      'payment.provider_id',
      'payment.method',
      sql<number>`-payment.charged_back_cents`.as('amount_cents'),
      sql<PaymentTransaction['lines']>`null::jsonb`.as('lines'),
      paymentCurrency,
      sql<PaymentEntryState>`'charged_back'`.as('state'),
      'payment.provider_payment_id as reference',
      'payment.created_at',
      'payment.charged_back_at as settled_at',
      ...ofSubmission,
    ])
    .where('payment.serves_tests', '=', false)
    .where(isOnDay(sql`payment.charged_back_at`, day));

/** The entries of forms that the caller may see, and of forms that are gone. */
function visibleEntries(tx: Tx, { day, caller }: PaymentDay) {
  return tx
    .selectFrom(entriesOn(tx, day))
    .leftJoin('submissions', (join) =>
      join
        .onRef('submissions.tenant_id', '=', 'entry.tenant_id')
        .onRef('submissions.id', '=', 'entry.submission_id'),
    )
    .leftJoin('forms as form', (join) =>
      join.onRef('form.tenant_id', '=', 'entry.tenant_id').on('form.id', '=', formId),
    )
    .leftJoin('providers', (join) =>
      join
        .onRef('providers.tenant_id', '=', 'entry.tenant_id')
        .onRef('providers.id', '=', 'entry.provider_id')
        .on('providers.serves_tests', '=', false),
    )
    .where((eb) =>
      eb.or([
        eb('form.id', 'is', null),
        eb.exists(
          eb
            .selectFrom('forms')
            .select('forms.id')
            .whereRef('forms.tenant_id', '=', 'entry.tenant_id')
            .where('forms.id', '=', formId)
            .where(isVisibleTo(caller)),
        ),
      ]),
    );
}

const formId = sql<string>`coalesce(submissions.form_id, entry.form_id)`;
const formName = sql<string>`coalesce(form.name, entry.form_name)`;
const providerName = sql<string>`coalesce(providers.name, entry.provider_name, entry.provider_id)`;

/** A page of the day, by the moment at which the money came or went. */
export function selectEntries(
  tx: Tx,
  day: PaymentDay,
  page: { readonly limit: number; readonly offset: number; readonly isAscending: boolean },
) {
  const direction = page.isAscending ? 'asc' : 'desc';
  return visibleEntries(tx, day)
    .select([
      'entry.kind',
      'entry.id',
      'entry.submission_id',
      'submissions.title as submission_title',
      formId.as('form_id'),
      formName.as('form_name'),
      'entry.provider_id',
      providerName.as('provider_name'),
      'entry.method',
      'entry.amount_cents',
      'entry.lines',
      'entry.currency',
      'entry.state',
      'entry.reference',
      'entry.created_at',
      'entry.settled_at',
    ])
    .orderBy(sql`coalesce(entry.settled_at, entry.created_at)`, direction)
    .orderBy('entry.id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

/** The numbers and amounts of a day in euros, by provider, kind and state: other currencies cannot be added to them. */
export function selectTotals(tx: Tx, day: PaymentDay) {
  return visibleEntries(tx, day)
    .select([
      'entry.provider_id',
      providerName.as('provider_name'),
      'entry.kind',
      'entry.state',
      countRows.as('count'),
      // Whole cents below 2^53, which are exact as a number.
      sql<number>`sum(entry.amount_cents)::float8`.as('amount_cents'),
    ])
    .where('entry.currency', '=', 'EUR')
    .groupBy(['entry.provider_id', providerName, 'entry.kind', 'entry.state'])
    .orderBy('entry.provider_id')
    .orderBy('entry.kind')
    .orderBy('entry.state')
    .execute();
}
export type TotalRow = Awaited<ReturnType<typeof selectTotals>>[number];
