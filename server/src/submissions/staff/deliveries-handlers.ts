import type { deliveriesContract } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import { isVisibleTo } from '../../forms/visible-forms.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { readTimedPage } from '../../platform/http/responses/timed-page.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { selectSubmission } from './staff-queries.ts';
import {
  restartDeliveries,
  selectAttemptsOf,
  selectDeliveriesOf,
  type RestartedDeliveries,
} from '../deliveries/deliveries-queries.ts';
import {
  countFailedDeliveries,
  selectFailedDeliveries,
} from './failed-deliveries/failed-deliveries-queries.ts';
import { presentFailedDelivery } from './failed-deliveries/present-failed-delivery.ts';
import { deliveryErrorOf, presentDeliveries } from '../deliveries/present-deliveries.ts';

/** The dependencies of these handlers. */
export interface DeliveriesOptions {
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
}

/** The endpoints with which staff retry failed deliveries. */
export const createDeliveriesHandlers = ({
  cipher,
  jobs,
}: DeliveriesOptions): Handlers<typeof deliveriesContract> => ({
  listFailedDeliveries,
  listDeliveryStates,

  retryDelivery: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, tenant } = context;
      const submission = await selectSubmission(tx, caller, params.id);
      const rows = submission && (await selectDeliveriesOf(tx, params.id));
      const row = rows?.find(({ id }) => id === params.delivery_id);
      if (row === undefined) throw new RequestError('not_found');
      const writer = writerFor(context, tx);
      const which = { submissionId: params.id, id: row.id };
      if ((await restart(jobs, writer, which)) === 0)
        throw new RequestError('transition_not_allowed');
      const [presented] = presentDeliveries(
        { cipher, tenantId: tenant.id },
        (await selectDeliveriesOf(tx, params.id)).filter(({ id }) => id === row.id),
        await selectAttemptsOf(tx, params.id),
      );
      if (presented === undefined) throw new Error('A delivery that was just restarted is gone.');
      return { data: presented };
    }),

  retrySubmissionDeliveries: (context) =>
    context.transaction(async (tx) => {
      const { caller, params } = context;
      if ((await selectSubmission(tx, caller, params.id)) === undefined)
        throw new RequestError('not_found');
      const retried = await restart(jobs, writerFor(context, tx), { submissionId: params.id });
      if (retried === 0) throw new RequestError('transition_not_allowed');
      return { data: { retried } };
    }),

  retryDeliveries: (context) =>
    context.transaction(async (tx) => {
      const { caller, body } = context;
      const form = await tx
        .selectFrom('forms')
        .select('id')
        .where('id', '=', body.form_id)
        .where(isVisibleTo(caller))
        .executeTakeFirst();
      if (form === undefined) throw new RequestError('not_found');
      const writer = writerFor(context, tx);
      return { data: { retried: await restart(jobs, writer, { formId: form.id }) } };
    }),
});

const listFailedDeliveries: Handlers<typeof deliveriesContract>['listFailedDeliveries'] = (
  context,
) =>
  context.transaction(async (tx) => {
    const { caller, query } = context;
    const { rows, meta } = await readTimedPage(context, {
      count: () => countFailedDeliveries(tx, { caller, query }),
      select: (page) => selectFailedDeliveries(tx, { caller, query }, page),
    });
    return { data: rows.map(presentFailedDelivery), meta };
  });

const listDeliveryStates: Handlers<typeof deliveriesContract>['listDeliveryStates'] = (context) =>
  context.transaction(async (tx) => {
    const { caller, params } = context;
    if ((await selectSubmission(tx, caller, params.id)) === undefined)
      throw new RequestError('not_found');
    const rows = await selectDeliveriesOf(tx, params.id);
    return {
      data: rows.map(({ id, state, error }) => ({ id, state, error: deliveryErrorOf(error) })),
    };
  });

/** Restarts failed deliveries, with a logbook entry for each submission; returns how many there are. */
async function restart(
  jobs: JobSender,
  writer: Writer,
  which: RestartedDeliveries,
): Promise<number> {
  const restarted = await restartDeliveries(writer.tx, new Date(writer.now()), which);
  await noteRetries(writer, restarted);
  if (restarted.length > 0) await jobs.send(writer, 'deliver-submissions', {});
  return restarted.length;
}

/** Writes one logbook entry for each submission. */
async function noteRetries(
  writer: Writer,
  restarted: readonly { readonly submission_id: string }[],
): Promise<void> {
  for (const id of new Set(restarted.map((one) => one.submission_id)))
    await writeLogbook(writer, {
      action: 'submission.deliveries_retried',
      subject: ['submission', id],
      details: { number: restarted.filter((one) => one.submission_id === id).length },
    });
}
