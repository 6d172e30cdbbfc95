import type { PaymentSettings } from '@form-builder/core/field-types/payment/payment.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Completing } from '../submissions/completion/completion-step.ts';
import { createVisitorClock } from '../public-forms/visitor-clock.ts';

/** The amount that has to be paid for a submission. */
export interface AmountDue {
  readonly fieldId: string;
  readonly providerId: string;
  readonly amountCents: number;
}

/** A million: more is a mistake in a formula. */
const mostCents = 100_000_000;

type Completed = Pick<Completing, 'program' | 'answers' | 'language' | 'writer'>;

/**
 * The amount due, as the server calculated it when the submission was completed; `null` for a form
 * without a payment and for an amount of zero. Throws when the amount cannot be calculated: a
 * formula that fails never makes a form free.
 */
export function findAmountDue(completed: Completed): AmountDue | null {
  const { program, answers } = completed;
  for (const { definition, field } of program.root.fields) {
    if (definition.role !== 'input' || definition.provenBy !== 'payment') continue;
    const amount = answers[field.id];
    const amountCents = typeof amount === 'number' ? toCents(amount) : undefined;
    if (amountCents === undefined && !isShown(completed, field.id)) continue;
    if (amountCents === undefined || amountCents > mostCents) return refuse(completed, field.id);
    if (amountCents <= 0) continue;
    // What payments prove are answers of types with these settings.
    const { integration_id } = (field.custom_properties ?? {}) as PaymentSettings;
    if (integration_id === undefined) throw new RequestError('provider_unavailable');
    return { fieldId: field.id, providerId: integration_id, amountCents };
  }
  return null;
}

/** Whole cents, rounded half up; moving the decimal point is exact in decimals. */
export function toCents(amount: number): number {
  return Math.round(Number(`${amount.toFixed(6)}e2`));
}

function isShown({ program, answers, writer }: Completed, fieldId: string): boolean {
  const clock = createVisitorClock(writer.now);
  const session = createSession(program, { answers, clock, absent: 'empty' });
  return session.findCell(fieldId)?.visible ?? false;
}

function refuse({ language }: Completed, fieldId: string): never {
  const message = translatorOf(language)('form.payment.due_unknown');
  throw new RequestError('answers_invalid', { errors: { [fieldId]: [message] } });
}
