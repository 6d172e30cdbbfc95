import type { Page } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { paymentDefinition, type PaymentAnswer } from '../field-types/payment/payment.ts';

/** Finds the payment of a submission; `undefined` when nothing was paid. */
export function findPaidPayment(
  pages: readonly Page[],
  answers: Readonly<Record<string, unknown>>,
): PaymentAnswer | undefined {
  for (const { field } of iterateFields(pages)) {
    if (field.type !== paymentDefinition.type) continue;
    const answer = paymentDefinition.parse(answers[field.id], field);
    if (typeof answer === 'object' && answer?.status === 'paid') return answer;
  }
  return undefined;
}
