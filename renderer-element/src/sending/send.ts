import { ApiError, createClient, type Client } from '@form-builder/core/client/create-client.ts';
import type { VisitorContract } from '@form-builder/core/contract/public-forms.ts';
import type { OwnSubmission } from '@form-builder/core/contract/submissions.ts';
import { visitorRoutes } from '@form-builder/core/contract/visitor-routes.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { DeviceDraft } from '../drafts/device-drafts.ts';
import { requestHeaders, type FormAddress } from '../visit/form-address.ts';
import type { OpenForm } from '../visit/open-form.ts';
import { RequestFailure } from '../visit/request-failure.ts';

/** What is sent: a finished form, or a draft to keep. */
export interface Sending {
  readonly address: FormAddress;
  readonly form: OpenForm['form'];
  readonly locale: string;
  readonly answers: Answers;
  readonly pageId: string;
  readonly purpose: 'complete' | 'save' | 'abort';
  /** The draft on the server that this continues. */
  readonly saved: DeviceDraft['saved'];
  readonly idempotencyKey: string;
}

/** Sends a form to the server; throws a RequestFailure. */
export async function send(sending: Sending): Promise<OwnSubmission> {
  const client = clientFor(sending.address, sending.locale);
  try {
    return (
      await (sending.saved ? update(client, sending, sending.saved) : create(client, sending))
    ).data;
  } catch (error) {
    if (error instanceof ApiError) {
      throw new RequestFailure(error.status, error.problem, { cause: error });
    }
    throw error;
  }
}

function clientFor(address: FormAddress, locale: string): Client<VisitorContract> {
  return createClient<VisitorContract>(visitorRoutes, {
    baseUrl: address.baseUrl.replace(/\/$/, ''),
    headers: () => requestHeaders(address, locale),
  });
}

function create(client: Client<VisitorContract>, sending: Sending) {
  const { form } = sending;
  return client.createSubmission({
    headers: { 'idempotency-key': sending.idempotencyKey },
    body: {
      ...content(sending),
      form_version_id: form.version_id,
      environment: form.environment,
      is_test: form.is_test,
      locale: sending.locale,
    },
  });
}

function update(
  client: Client<VisitorContract>,
  sending: Sending,
  saved: NonNullable<Sending['saved']>,
) {
  return client.updateSubmission({
    params: { id: saved.id },
    headers: { 'x-submission-key': saved.key, 'idempotency-key': sending.idempotencyKey },
    body: content(sending),
  });
}

function content({ answers, purpose, pageId }: Sending) {
  return {
    data: answers,
    status: purpose === 'complete' ? ('final' as const) : ('draft' as const),
    context: { page: pageId },
    is_saved: purpose === 'save',
    is_aborted: purpose === 'abort',
  };
}
