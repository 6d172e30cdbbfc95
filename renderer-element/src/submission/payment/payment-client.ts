import { createClient } from '@form-builder/core/client/create-client.ts';
import type { OwnPayment, paymentsContract } from '@form-builder/core/contract/visitor/payments.ts';
import { paymentRoutes } from '@form-builder/core/contract/visitor/payment-routes.ts';
import { pageUrl } from '../../requests/page-url.ts';
import { requestHeaders } from '../../requests/form-address.ts';
import { throwFailure, type ServerDraft } from '../../requests/form-services.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import type { SubmissionContext } from '../submission-context.ts';

/** The payment requests; each throws a RequestFailure. */
export interface PaymentCalls {
  fetch(): Promise<OwnPayment>;
  start(): Promise<OwnPayment>;
  restart(): Promise<OwnPayment>;
}

/** Creates the payment requests of a submission, for the pending payment or a new one. */
export function createPaymentCalls(
  { address, text, pending }: SubmissionContext,
  saved: Pick<ServerDraft, 'id' | 'key'> | undefined = pending.read().saved,
): PaymentCalls {
  if (!saved) throw new RequestFailure();
  const client = createClient<typeof paymentsContract>(paymentRoutes, {
    baseUrl: address.baseUrl.replace(/\/$/, ''),
    headers: () => requestHeaders(address, text.locale),
  });
  const request = { params: { id: saved.id }, headers: { 'x-submission-key': saved.key } };
  const dataOf = async (answer: Promise<{ readonly data: OwnPayment }>) =>
    (await answer.catch(throwFailure)).data;
  return {
    fetch: () => dataOf(client.getPayment(request)),
    start: () => dataOf(client.startPayment({ ...request, body: { return_url: pageUrl() } })),
    restart: () => dataOf(client.restartPayment({ ...request, body: {} })),
  };
}
