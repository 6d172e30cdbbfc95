import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { laterFaultStep } from './later-answers/later-fault.ts';
import type { DeliveryAttemptsTable, SubmissionDeliveriesTable } from './deliveries-tables.ts';

type Tx = Transaction<Database>;

export type DeliveryRow = Selectable<SubmissionDeliveriesTable>;

/** The receiver of deliveries. */
export type ReceiverKey = Pick<DeliveryRow, 'provider_id' | 'serves_tests'>;

export async function insertDeliveries(
  tx: Tx,
  rows: readonly Insertable<SubmissionDeliveriesTable>[],
): Promise<void> {
  await tx.insertInto('submission_deliveries').values(rows).execute();
}

/** The facts that decide whether a final submission is delivered to a receiver. */
export async function selectDeliveryFacts(tx: Tx, submissionId: string) {
  return tx
    .selectFrom('submissions')
    .select([
      'id',
      'is_test',
      sql<boolean>`verified_at is not null`.as('is_verified'),
      sql<boolean>`exists (select from payment_transactions as payment
        where payment.submission_id = submissions.id and payment.is_used)`.as('is_paid'),
      sql<string[]>`coalesce((select array_agg(route.destination ->> 'integration')
        from submission_routes as route where route.submission_id = submissions.id
        and route.destination ->> 'kind' = 'integration'), '{}')`.as('routed_to'),
    ])
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
}

export type DeliveryFacts = Awaited<ReturnType<typeof selectDeliveryFacts>>;

/**
 * The delivery is due, no file of its submission waits for the scanner, its receiver is not switched off, and the
 * delivery that it depends on was delivered or does not apply.
 */
const isReady = (at: Date) => sql<boolean>`
  delivery.state = 'waiting' and delivery.due_at <= ${at}
  and not exists (
    select from files where files.tenant_id = delivery.tenant_id
      and files.submission_id = delivery.submission_id and files.state = 'waiting')
  and not exists (
    select from providers where providers.tenant_id = delivery.tenant_id
      and providers.id = delivery.provider_id and providers.serves_tests = delivery.serves_tests
      and providers.kind = 'delivery' and providers.is_down)
  and not exists (
    select from submission_deliveries as earlier
    where earlier.submission_id = delivery.submission_id
      and earlier.integration_id = delivery.integration ->> 'after'
      and earlier.state <> 'delivered')`;

/** The receivers with due deliveries. */
export function selectDueReceivers(tx: Tx, at: Date): Promise<ReceiverKey[]> {
  return tx
    .selectFrom('submission_deliveries as delivery')
    .select(['delivery.provider_id', 'delivery.serves_tests'])
    .where(isReady(at))
    .groupBy(['delivery.provider_id', 'delivery.serves_tests'])
    .execute();
}

interface Claim extends ReceiverKey {
  readonly at: Date;
  /** When a claimed delivery counts as lost. */
  readonly until: Date;
  readonly limit: number;
}

/** Claims due deliveries, oldest first; other servers skip them until the claim ends. */
export async function claimDeliveries(tx: Tx, claim: Claim): Promise<DeliveryRow[]> {
  const rows = await tx
    .updateTable('submission_deliveries')
    .set({ due_at: claim.until, is_claimed: true, steps: sql`steps - ${laterFaultStep}::text` })
    .where('id', 'in', (from) =>
      from
        .selectFrom('submission_deliveries as delivery')
        .select('delivery.id')
        .where('delivery.provider_id', '=', claim.provider_id)
        .where('delivery.serves_tests', '=', claim.serves_tests)
        .where(isReady(claim.at))
        .orderBy('delivery.due_at')
        .orderBy('delivery.position')
        .limit(claim.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.sort(
    (a, b) => Number(a.created_at) - Number(b.created_at) || a.position - b.position,
  );
}

/** Releases claimed deliveries; they become due again at the given time. */
export async function releaseDeliveries(
  tx: Tx,
  ids: readonly string[],
  until: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('submission_deliveries')
    .set({ due_at: until, is_claimed: false })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
}

export async function updateDelivery(
  tx: Tx,
  id: string,
  change: Updateable<SubmissionDeliveriesTable>,
): Promise<void> {
  await tx.updateTable('submission_deliveries').set(change).where('id', '=', id).execute();
}

/** Stores the result of a step, and extends the claim. */
export async function keepStep(
  tx: Tx,
  id: string,
  { name, result, until }: { readonly name: string; readonly result: string; readonly until: Date },
): Promise<void> {
  await tx
    .updateTable('submission_deliveries')
    .set({ steps: sql`steps || ${JSON.stringify({ [name]: result })}::jsonb`, due_at: until })
    .where('id', '=', id)
    .execute();
}

/** A delivery of a receiver, locked until the transaction ends. */
export function lockDelivery(
  tx: Tx,
  id: string,
  { provider_id: providerId, serves_tests: servesTests }: ReceiverKey,
): Promise<DeliveryRow | undefined> {
  return tx
    .selectFrom('submission_deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .where('serves_tests', '=', servesTests)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores the results of steps that others than the attempt itself report. */
export async function addSteps(
  tx: Tx,
  id: string,
  added: Readonly<Record<string, string>>,
): Promise<void> {
  await tx
    .updateTable('submission_deliveries')
    .set({ steps: sql`steps || ${JSON.stringify(added)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

/** What was stored of a delivery while it was being tried: later answers count as attempts, and can be faults. */
export function lockProgress(tx: Tx, id: string) {
  return tx
    .selectFrom('submission_deliveries')
    .select(['attempts', sql<string | null>`steps ->> ${laterFaultStep}`.as('later_fault')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertAttempt(tx: Tx, row: Insertable<DeliveryAttemptsTable>): Promise<void> {
  await tx.insertInto('delivery_attempts').values(row).execute();
}

/** Whether another delivery depends on this one. */
export async function hasDependents(
  tx: Tx,
  { submission_id: submissionId, integration_id: id }: DeliveryRow,
): Promise<boolean> {
  const found = await tx
    .selectFrom('submission_deliveries')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`integration ->> 'after' = ${id}`)
    .executeTakeFirst();
  return found !== undefined;
}

/** A delivery with the driver of its provider, unless that was deleted. */
export type ListedDelivery = DeliveryRow & { readonly driver: string | null };

/** The deliveries of a submission, in the order of its version. */
export function selectDeliveriesOf(tx: Tx, submissionId: string): Promise<ListedDelivery[]> {
  return tx
    .selectFrom('submission_deliveries')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('providers')
        .select('driver')
        .whereRef('providers.id', '=', 'submission_deliveries.provider_id')
        .whereRef('providers.serves_tests', '=', 'submission_deliveries.serves_tests')
        .as('driver'),
    )
    .where('submission_id', '=', submissionId)
    .orderBy('position')
    .execute();
}

export type AttemptRow = Selectable<DeliveryAttemptsTable>;

/** The latest attempts of the deliveries of a submission, newest first. */
export function selectAttemptsOf(tx: Tx, submissionId: string): Promise<AttemptRow[]> {
  return tx
    .selectFrom('delivery_attempts')
    .innerJoin('submission_deliveries', (join) =>
      join
        .onRef('submission_deliveries.tenant_id', '=', 'delivery_attempts.tenant_id')
        .onRef('submission_deliveries.id', '=', 'delivery_attempts.delivery_id'),
    )
    .selectAll('delivery_attempts')
    .where('submission_deliveries.submission_id', '=', submissionId)
    .orderBy('delivery_attempts.number', 'desc')
    .limit(100)
    .execute();
}

/** All deliveries of a form or of a submission, or one of them. */
export type RestartedDeliveries =
  { readonly formId: string } | { readonly submissionId: string; readonly id?: string };

/**
 * Restarts failed deliveries, and brings forward the next attempt of those that failed before; returns the restarted
 * ones. A delivery that a server is trying now is left alone: a second attempt beside it would deliver twice.
 */
export function restartDeliveries(
  tx: Tx,
  at: Date,
  which: RestartedDeliveries,
): Promise<{ id: string; submission_id: string }[]> {
  return tx
    .updateTable('submission_deliveries')
    .set({ state: 'waiting', error: null, tries: 0, due_at: at, ended_at: null })
    .where((eb) =>
      eb.or([
        eb('state', '=', 'failed'),
        eb.and([
          eb('state', '=', 'waiting'),
          eb('attempts', '>', 0),
          eb('is_claimed', '=', false),
          eb('due_at', '>', at),
        ]),
      ]),
    )
    .where((eb) =>
      'formId' in which
        ? eb(
            'submission_id',
            'in',
            eb.selectFrom('submissions').select('id').where('form_id', '=', which.formId),
          )
        : eb.and({
            submission_id: which.submissionId,
            ...(which.id !== undefined && { id: which.id }),
          }),
    )
    .returning(['id', 'submission_id'])
    .execute();
}

/** Counts the failed deliveries of real submissions. */
export async function countFailed(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('submission_deliveries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'failed')
    .where('serves_tests', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}
