import { memberOf, recordOf, textIn } from '@form-builder/core/field-types/base/answer-record.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type {
  DeliveredPayment,
  ReturnedPayment,
} from '../../../providers/delivery/delivery-driver.ts';

interface Delivered {
  readonly definition: FormDefinition;
  readonly answers: Answers;
  /** ISO 8601. */
  readonly completedAt: string;
  readonly returned: ReturnedPayment | undefined;
}

/** What was paid with a submission; `null` for a form without a payment, which says nothing of costs. */
export function findDeliveredPayment({
  definition,
  answers,
  completedAt,
  returned,
}: Delivered): DeliveredPayment | null {
  const fields = [...iterateFields(definition.pages)].filter(({ field }) => {
    const type = fieldTypes[field.type];
    return type.role === 'input' && type.provenBy === 'payment';
  });
  if (fields.length === 0) return null;
  const given = fields.map(({ field }) => answers[field.id]);
  const paid = given.map(recordOf).find((one) => one && memberOf(one, 'status') === 'paid');
  // Older submissions do not have the moment: they were completed as soon as they were paid.
  if (paid)
    return {
      status: 'paid',
      paidAt: textIn(paid, 'paid_at') ?? completedAt,
      ...(returned && { returned }),
    };
  // Only sample answers have an amount that is still due.
  const isDue = given.some((amount) => typeof amount === 'number' && amount > 0);
  return { status: isDue ? 'due' : 'none' };
}
