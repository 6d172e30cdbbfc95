import { recordOf } from '@form-builder/core/field-types/base/answer-record.ts';
import type { AnswerValue, AnyDefinition } from '@form-builder/core/field-types/field-types.ts';
import type { PaymentSettings } from '@form-builder/core/field-types/payment/payment.ts';
import {
  paymentLinesOf,
  toCents,
  type PaymentLine,
} from '@form-builder/core/field-types/payment/payment-vat.ts';
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
  readonly lines: readonly PaymentLineDue[];
}

/** A part of the amount due; `name` is for the payer's receipt at the provider. */
export interface PaymentLineDue extends PaymentLine {
  readonly name: string;
}

/** One million euros: a higher amount is an error in a formula. */
const maxCents = 100_000_000;

type Completed = Pick<Completing, 'program' | 'answers' | 'variables' | 'language' | 'writer'>;

/**
 * The amount due, as the server calculated it when the submission was completed; `null` for a form
 * without a payment, for an amount of zero and once it is paid. Throws when the amount cannot be calculated: a
 * formula that fails never makes a form free.
 */
export function findAmountDue(completed: Completed): AmountDue | null {
  const { program, answers } = completed;
  for (const { definition, field } of program.root.fields) {
    const amount = answers[field.id];
    if (!isProvenByPayment(definition) || isPaid(amount)) continue;
    const amountCents = typeof amount === 'number' ? toCents(amount) : undefined;
    if (amountCents === undefined && !isShown(completed, field.id)) continue;
    if (amountCents === undefined || amountCents > maxCents) return refuse(completed, field.id);
    if (amountCents <= 0) continue;
    // Every field type that is answered by a payment has these settings.
    const settings = (field.custom_properties ?? {}) as PaymentSettings;
    const { integration_id: providerId } = settings;
    if (providerId === undefined) throw new RequestError('provider_unavailable');
    const lines = findLines(completed, { settings, amountCents, label: field.label });
    return { fieldId: field.id, providerId, amountCents, lines };
  }
  return null;
}

interface Priced {
  readonly settings: PaymentSettings;
  readonly amountCents: number;
  readonly label: string;
}

function findLines(
  { program, answers }: Completed,
  { settings, amountCents, label }: Priced,
): readonly PaymentLineDue[] {
  const sourceId = settings.amount_property_id ?? '';
  const options = program.root.fields.find(({ field }) => field.id === sourceId)?.field.options;
  return paymentLinesOf(settings, amountCents, answers[sourceId]).map((line) => ({
    ...line,
    name: options?.find(({ id }) => id === line.optionId)?.label ?? label,
  }));
}

const isProvenByPayment = (definition: AnyDefinition) =>
  definition.role === 'input' && definition.provenBy === 'payment';

/** Whether an answer is the transaction that completion stored: it continues after another step. */
const isPaid = (answer: AnswerValue | undefined) => recordOf(answer) !== undefined;

function isShown({ program, answers, variables, writer }: Completed, fieldId: string): boolean {
  const clock = createVisitorClock(writer.now);
  const session = createSession(program, { answers, variables, clock, absent: 'empty' });
  return session.findCell(fieldId)?.visible ?? false;
}

function refuse({ language }: Completed, fieldId: string): never {
  const message = translatorOf(language)('form.payment.due_unknown');
  throw new RequestError('answers_invalid', { errors: { [fieldId]: [message] } });
}
