import type { PaymentAnswer } from '@form-builder/core/field-types/payment/payment.ts';
import { vatOfLines } from '@form-builder/core/field-types/payment/payment-vat.ts';
import { instant } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import { selectProvider } from '../providers/providers-queries.ts';
import type { Completing, CompletionStep } from '../submissions/completion/completion-step.ts';
import { addAnswer } from '../submissions/submissions-queries.ts';
import { findAmountDue, type AmountDue } from './find-amount-due.ts';
import {
  insertTransaction,
  leaveTransactions,
  releaseUsed,
  selectCurrent,
  selectPaid,
  updateTransaction,
  type PaymentTransaction,
} from './payments-queries.ts';
import { writeUnclaimed } from './write-unclaimed.ts';

const currency = 'EUR';

/** A submission becomes final once the amount due is paid; until then it is pending. */
export const paymentStep: CompletionStep = {
  awaits: 'payment',
  isNeeded: (sent) => findAmountDue(sent) !== null,
  findWaiting: async (completing) => {
    const due = findAmountDue(completing);
    if (due === null) return null;
    const { writer, submission } = completing;
    const paid = await selectPaid(writer.tx, submission.id, due.amountCents);
    if (paid === undefined) await awaitPayment(completing, due);
    else await usePayment(completing, due, paid);
    return paid === undefined ? { status: 'payment_pending' } : null;
  },
};

/** Continues the current attempt if it has this amount, else starts a new one. */
async function awaitPayment(completing: Completing, due: AmountDue): Promise<void> {
  const { writer, submission, version } = completing;
  const { tx, tenantId } = writer;
  const current = await selectCurrent(tx, submission.id);
  const isOpen = current?.status === 'open' || current?.status === 'pending';
  if (isOpen && current.amount_cents === due.amountCents) return;
  const key = { id: due.providerId, servesTests: submission.is_test };
  const provider = await selectProvider(tx, 'payment', key);
  if (provider === undefined) throw new RequestError('provider_unavailable');
  const at = instant(writer);
  await leaveTransactions(tx, submission.id, at);
  await insertTransaction(tx, {
    tenant_id: tenantId,
    id: writer.createId(),
    submission_id: submission.id,
    field_id: due.fieldId,
    amount_cents: due.amountCents,
    currency,
    lines: JSON.stringify(due.lines),
    provider_id: provider.id,
    serves_tests: provider.serves_tests,
    description: version.title,
    locale: submission.locale,
    status: 'open',
    is_current: true,
    is_used: false,
    created_at: at,
    updated_at: at,
  });
}

/** Stores the payment that the provider reports as paid as the answer of the payment field. */
async function usePayment(
  { writer, submission }: Completing,
  { fieldId }: AmountDue,
  { id, amount_cents: amount, currency: paidIn, paid_at: paidAt, lines }: PaymentTransaction,
): Promise<void> {
  const at = instant(writer);
  await leaveTransactions(writer.tx, submission.id, at);
  const released = await releaseUsed(writer.tx, submission.id, { exceptId: id, at });
  if (released !== undefined) await writeUnclaimed(writer, released);
  await updateTransaction(writer.tx, id, { is_used: true, is_current: true, updated_at: at });
  const vat = vatOfLines(lines ?? []);
  const payment: PaymentAnswer = {
    transaction_id: id,
    amount,
    currency: paidIn,
    status: 'paid',
    ...(vat.length > 0 && { vat }),
    ...(paidAt !== null && { paid_at: paidAt.toISOString() }),
  };
  await addAnswer(writer.tx, submission.id, { [fieldId]: payment });
}
