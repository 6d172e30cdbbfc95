import type {
  Refund,
  refundsContract,
} from '@form-builder/core/contract/staff/submissions/refunds.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { PaymentRefund } from './refunds-queries.ts';
import { requestRefund } from './request-refund.ts';

const presentRefund = (refund: PaymentRefund): Refund => ({
  id: refund.id,
  amount_cents: refund.amount_cents,
  state: refund.state,
  reason: refund.reason,
  requested_by: refund.requested_by,
  created_at: refund.created_at.toISOString(),
  updated_at: refund.updated_at.toISOString(),
});

/** The endpoint with which staff refund a payment. */
export const createRefundsHandlers = (jobs: JobSender): Handlers<typeof refundsContract> => ({
  refundPayment: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, body } = context;
      const requested = { jobs, submissionId: params.id, request: body };
      return {
        data: presentRefund(await requestRefund(writerFor(context, tx), caller, requested)),
      };
    }),
});
