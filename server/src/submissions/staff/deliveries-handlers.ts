import type { deliveriesContract } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import { isVisibleTo } from '../../forms/visible-forms.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { selectSubmission } from './staff-queries.ts';
import {
  restartDeliveries,
  selectAttemptsOf,
  selectDeliveriesOf,
} from '../deliveries/deliveries-queries.ts';
import { presentDeliveries } from '../deliveries/present-deliveries.ts';

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
  retryDelivery: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, tenant } = context;
      const submission = await selectSubmission(tx, caller, params.id);
      const rows = submission && (await selectDeliveriesOf(tx, params.id));
      const row = rows?.find(({ id }) => id === params.delivery_id);
      if (row === undefined) throw new RequestError('not_found');
      const writer = writerFor(context, tx);
      const which = { submissionId: params.id, id: row.id };
      const restarted = await restartDeliveries(tx, new Date(writer.now()), which);
      if (restarted.length === 0) throw new RequestError('transition_not_allowed');
      await noteRetries(writer, restarted);
      await jobs.send(writer, 'deliver-submissions', {});
      const [presented] = presentDeliveries(
        { cipher, tenantId: tenant.id },
        (await selectDeliveriesOf(tx, params.id)).filter(({ id }) => id === row.id),
        await selectAttemptsOf(tx, params.id),
      );
      if (presented === undefined) throw new Error('A delivery that was just restarted is gone.');
      return { data: presented };
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
      const restarted = await restartDeliveries(tx, new Date(writer.now()), { formId: form.id });
      await noteRetries(writer, restarted);
      if (restarted.length > 0) await jobs.send(writer, 'deliver-submissions', {});
      return { data: { retried: restarted.length } };
    }),
});

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
