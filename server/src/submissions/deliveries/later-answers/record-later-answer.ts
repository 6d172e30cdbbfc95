import { instant, type Writer } from '../../../logbook/writer.ts';
import type { JobSender } from '../../../platform/jobs/jobs.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { currentTraceId } from '../../../platform/tracing/current-trace.ts';
import { logProcessing } from '../../../processing-log/log-processing.ts';
import type { LaterAnswer, SentStep } from '../../../providers/delivery/delivery-driver.ts';
import type { ProviderRow } from '../../../providers/providers-queries.ts';
import {
  addSteps,
  insertAttempt,
  lockDelivery,
  updateDelivery,
  type DeliveryRow,
} from '../deliveries-queries.ts';
import { sealExchange } from '../delivery-secrets.ts';
import { failDelivery } from '../receivers/fail-delivery.ts';
import { laterFaultStep } from './later-fault.ts';

interface RecordOptions {
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
}

interface Answered {
  readonly provider: ProviderRow;
  readonly answer: LaterAnswer;
}

/**
 * Stores what a receiver says afterwards of a delivery: a fault makes it failed, with its reason, so that staff see it
 * and can try again; a confirmation is shown. The same answer again changes nothing. False: the provider has no such
 * delivery, or did not get such a message.
 */
export async function recordLaterAnswer(
  writer: Writer,
  options: RecordOptions,
  { provider, answer }: Answered,
): Promise<boolean> {
  const row = await lockDelivery(writer.tx, answer.deliveryId, {
    provider_id: provider.id,
    serves_tests: provider.serves_tests,
  });
  const sent = row && answer.findStep(Object.keys(row.steps));
  if (row === undefined || sent === undefined) return false;
  const note = answer.error === null ? sent.confirmed : sent.fault;
  if (Object.hasOwn(row.steps, note)) return true;
  await insertAttempt(writer.tx, attemptRow(writer, options, { row, answer }));
  await updateDelivery(writer.tx, row.id, { attempts: row.attempts + 1 });
  if (answer.error === null) await addSteps(writer.tx, row.id, { [note]: answer.name });
  else await recordFault(writer, options, { row, sent, code: answer.error.code });
  return true;
}

/** The step is done again when staff try again; a delivery that is being tried now fails at its end. */
async function recordFault(
  writer: Writer,
  { jobs }: RecordOptions,
  {
    row,
    sent,
    code,
  }: { readonly row: DeliveryRow; readonly sent: SentStep; readonly code: string },
): Promise<void> {
  await addSteps(writer.tx, row.id, { [sent.fault]: code, [laterFaultStep]: code });
  if (row.state !== 'delivered') return;
  await logProcessing(writer, 'submission.delivered', [row.submission_id], 'error');
  await failDelivery(writer, jobs, row, { error: code });
}

function attemptRow(
  writer: Writer,
  { cipher }: RecordOptions,
  { row, answer }: { readonly row: DeliveryRow; readonly answer: LaterAnswer },
) {
  const text = answer.error?.answer?.text ?? answer.name;
  const exchange = JSON.stringify({ requests: [], answer: { status: null, text } }, null, 2);
  return {
    tenant_id: writer.tenantId,
    delivery_id: row.id,
    number: row.attempts + 1,
    started_at: instant(writer),
    duration_ms: 0,
    error: answer.error?.code ?? null,
    status: null,
    trace_id: currentTraceId(),
    sealed_exchange: sealExchange(cipher, { tenantId: writer.tenantId, id: row.id }, exchange),
  };
}
