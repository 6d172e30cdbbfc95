import type { Client } from '@form-builder/core/client/create-client.ts';
import type { VisitorContract } from '@form-builder/core/contract/public-forms.ts';
import type { OwnSubmission } from '@form-builder/core/contract/submissions.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { DeviceDraft } from '../drafts/device-drafts.ts';
import { loginHeaders } from '../login/login-store.ts';
import type { FormAddress } from '../visit/form-address.ts';
import { createVisitorClient, throwFailure } from '../visit/form-services.ts';
import type { OpenForm } from '../visit/open-form.ts';

/** What is sent: a finished form, or a draft to keep. */
export interface Sending {
  readonly address: FormAddress;
  readonly form: OpenForm['form'];
  readonly locale: string;
  readonly answers: Answers;
  readonly pageId: string;
  readonly breakId: string | undefined;
  /** `keep` writes a draft that the visitor did not ask for: before a step that leaves the page. */
  readonly purpose: 'complete' | 'save' | 'abort' | 'save_and_abort' | 'keep';
  /** The draft on the server that this continues. */
  readonly saved: DeviceDraft['saved'];
  readonly idempotencyKey: string;
}

/** Sends a form to the server; throws a RequestFailure. */
export async function send(sending: Sending): Promise<OwnSubmission> {
  const client = createVisitorClient(sending.address, sending.locale);
  const sent = sending.saved ? update(client, sending, sending.saved) : create(client, sending);
  return (await sent.catch(throwFailure)).data;
}

function create(client: Client<VisitorContract>, sending: Sending) {
  const { form } = sending;
  return client.createSubmission({
    headers: { ...loginHeaders(form.id), 'idempotency-key': sending.idempotencyKey },
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
    headers: {
      ...loginHeaders(sending.form.id),
      ...{ 'x-submission-key': saved.key, 'idempotency-key': sending.idempotencyKey },
      ...(saved.revision !== undefined && { 'if-match': `"${saved.revision}"` }),
    },
    // Not the version it was begun in when the answers were moved to a newer one.
    body: { ...content(sending), form_version_id: sending.form.version_id },
  });
}

function content({ answers, purpose, pageId, breakId }: Sending) {
  return {
    data: answers,
    status: purpose === 'complete' ? ('final' as const) : ('draft' as const),
    context: { page: pageId, ...(breakId && { breakId }) },
    is_saved: purpose.startsWith('save'),
    is_aborted: purpose.endsWith('abort'),
  };
}
