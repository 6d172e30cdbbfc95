import type { Remark } from '@form-builder/core/contract/staff/submissions/handling.ts';
import type { SubmissionPayment } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { formatCurrency } from '@form-builder/core/formats/format-currency.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { refundStateLabels } from '../payments/refund-state-labels.ts';
import { currentRegion } from '../../languages/languages.ts';

/** One thing that happened to a submission. */
export interface TimelineEvent {
  readonly id: string;
  readonly at: string;
  readonly text: string;
}

const payments = {
  open: msg`Betaling gestart`,
  pending: msg`Betaling in behandeling bij de betaaldienst`,
  paid: msg`Betaald`,
  cancelled: msg`Betaling geannuleerd`,
  expired: msg`Betaling verlopen`,
  failed: msg`Betaling mislukt`,
} as const;

const mails = {
  waiting: msg`E-mail klaargezet`,
  sent: msg`E-mail verstuurd`,
  failed: msg`E-mail niet verstuurd`,
  limited: msg`E-mail niet verstuurd`,
  unsubscribed: msg`E-mail niet verstuurd`,
} as const;

const deliveries = {
  waiting: msg`Levering klaargezet`,
  delivered: msg`Geleverd`,
  failed: msg`Niet geleverd`,
} as const;

const coSignatures = {
  waiting: msg`Wacht op medeondertekening`,
  signed: msg`Medeondertekend`,
  declined: msg`Medeondertekening geweigerd`,
  expired: msg`Medeondertekening verlopen`,
} as const;

/** The parts of a submission that its timeline shows. */
type HappenedTo = Pick<
  Submission,
  'created_at' | 'completed_at' | 'payments' | 'co_signature' | 'mails' | 'deliveries' | 'handling'
>;

type AmountText = (words: MessageDescriptor, cents: number, currency: string) => string;

/** What came in with a payment, and what went back. */
function paymentEvents(payment: SubmissionPayment, ofAmount: AmountText): TimelineEvent[] {
  const { id, status, amount_cents: asked, received_cents: other } = payment;
  const { charged_back_at: backAt, charged_back_cents: back, refunds } = payment;
  const { received_currency: otherCurrency } = payment;
  const currency = otherCurrency ?? payment.currency;
  const different = otherCurrency === null ? msg`Ander bedrag betaald` : msg`Andere munt betaald`;
  const words = other === null ? payments[status] : different;
  return [
    {
      id,
      at: payment.paid_at ?? payment.updated_at,
      text: ofAmount(words, other ?? asked, currency),
    },
    ...(backAt === null
      ? []
      : [
          {
            id: `${id}-back`,
            at: backAt,
            text: ofAmount(msg`Teruggehaald door de bank`, back, currency),
          },
        ]),
    ...refunds.map((refund) => ({
      id: refund.id,
      at: refund.updated_at,
      text: ofAmount(refundStateLabels[refund.state], refund.amount_cents, currency),
    })),
  ];
}

/** Returns the events of a submission, oldest first. */
export function useTimelineEvents(
  submission: HappenedTo,
  remarks: readonly Remark[],
): readonly TimelineEvent[] {
  const { t, i18n } = useLingui();
  const { handling, co_signature: coSignature } = submission;
  const event = (id: string, at: string | null, text: string): TimelineEvent[] =>
    at === null ? [] : [{ id, at, text }];
  const assignee = handling.assigned_to?.name ?? '';
  const handler = handling.handled_by ?? '';
  const ofAmount: AmountText = (words, cents, currency) =>
    `${i18n._(words)}: ${formatCurrency(cents / 100, currentRegion(), { currency })}`;
  const events = [
    event('created', submission.created_at, t`Begonnen met invullen`),
    event('completed', submission.completed_at, t`Ingezonden`),
    ...submission.payments.map((payment) => paymentEvents(payment, ofAmount)),
    ...(coSignature === null
      ? []
      : [
          event('asked', coSignature.requested_at, t`Medeondertekening gevraagd`),
          event('co-signed', coSignature.ended_at, i18n._(coSignatures[coSignature.state])),
        ]),
    ...submission.mails.map((mail) =>
      event(
        mail.id,
        mail.ended_at ?? mail.created_at,
        `${i18n._(mails[mail.state])}: ${mail.recipient}`,
      ),
    ),
    ...submission.deliveries.flatMap((delivery) => [
      event(
        delivery.id,
        delivery.ended_at,
        `${i18n._(deliveries[delivery.state])}: ${delivery.name}`,
      ),
    ]),
    event('assigned', handling.assigned_at, t`Toegewezen aan ${assignee}`),
    ...remarks.map(({ id, created_at: at, author }) => event(id, at, t`Opmerking van ${author}`)),
    event('handled', handling.handled_at, t`Afgehandeld door ${handler}`),
  ];
  return events.flat().toSorted((a, b) => a.at.localeCompare(b.at));
}
