import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { SubmissionPayment } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import type { Refund } from '@form-builder/core/contract/staff/submissions/refunds.ts';
import { formatCurrency } from '@form-builder/core/formats/format-currency.ts';
import { useLingui } from '@lingui/react/macro';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { ToneBadge, type Tone } from '../../badges/tone-badge.tsx';
import { formatExact } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { useCan } from '../../session/use-user.ts';
import { SubmissionSection } from '../sections/submission-section.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { refundStateLabels } from './refund-state-labels.ts';
import { receivedCurrency, refundableCents } from './refundable-cents.ts';

interface SubmissionPaymentsProps {
  readonly submission: Pick<Submission, 'id' | 'payments'>;
}

/** What was paid for a submission and paid back of it. */
export function SubmissionPayments({ submission }: SubmissionPaymentsProps) {
  const { t } = useLingui();
  const paid = submission.payments.filter(
    ({ status, received_cents: other }) => status === 'paid' || other !== null,
  );
  if (paid.length === 0) return null;
  return (
    <SubmissionSection title={t`Betaling`}>
      {paid.map((payment) => (
        <List.Item key={payment.id}>
          <PaidPayment submissionId={submission.id} payment={payment} />
        </List.Item>
      ))}
    </SubmissionSection>
  );
}

interface PaidPaymentProps {
  readonly submissionId: string;
  readonly payment: SubmissionPayment;
}

function PaidPayment({ submissionId, payment }: PaidPaymentProps) {
  const { t } = useLingui();
  const mayRefund = useCan('submission-refund');
  const left = refundableCents(payment);
  const cents = payment.received_cents ?? payment.amount_cents;
  const currency = receivedCurrency(payment);
  const amount = formatCurrency(cents / 100, currentRegion(), { currency });
  const at = formatExact(payment.paid_at ?? payment.updated_at, currentRegion());
  const open = () =>
    modals.open({
      title: t`Betaling terugbetalen`,
      children: <RefundDialog submissionId={submissionId} payment={payment} />,
    });
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Text>{t`${amount} betaald op ${at}`}</Text>
        {mayRefund && left > 0 && (
          <Button
            variant="default"
            size="compact-md"
            aria-label={t`Terugbetalen: ${amount}`}
            onClick={open}
          >{t`Terugbetalen`}</Button>
        )}
      </Group>
      <Unused payment={payment} />
      <Chargeback payment={payment} />
      {payment.refunds.map((refund) => (
        <RefundLine key={refund.id} refund={refund} currency={currency} />
      ))}
    </Stack>
  );
}

/** Why a payment completed nothing; somebody decides whether it is paid back. */
function Unused({ payment }: Pick<PaidPaymentProps, 'payment'>) {
  const { t } = useLingui();
  const { received_cents: received, amount_cents: cents, is_used: isUsed } = payment;
  const asked = formatCurrency(cents / 100, currentRegion(), { currency: payment.currency });
  if (isUsed) return null;
  return (
    <Text c="red.8">
      {received === null
        ? t`Deze inzending is niet met deze betaling ingestuurd.`
        : t`Gevraagd was ${asked}. Daarom telt deze betaling niet.`}
    </Text>
  );
}

function Chargeback({ payment }: Pick<PaidPaymentProps, 'payment'>) {
  const { t } = useLingui();
  const { charged_back_cents: cents, charged_back_at: at } = payment;
  if (at === null) return null;
  const currency = receivedCurrency(payment);
  const amount = formatCurrency(cents / 100, currentRegion(), { currency });
  const time = formatExact(at, currentRegion());
  return (
    <Text c="red.8">{t`${amount} is op ${time} teruggehaald door de bank van de betaler.`}</Text>
  );
}

const tones: Readonly<Record<Refund['state'], Tone>> = {
  requested: 'yellow',
  pending: 'yellow',
  refunded: 'green',
  failed: 'red',
  cancelled: 'neutral',
};

interface RefundLineProps {
  readonly refund: Refund;
  readonly currency: string;
}

function RefundLine({ refund, currency }: RefundLineProps) {
  const { t, i18n } = useLingui();
  const amount = formatCurrency(refund.amount_cents / 100, currentRegion(), { currency });
  const at = formatExact(refund.created_at, currentRegion());
  const { requested_by: name, reason } = refund;
  return (
    <Stack gap={2}>
      <Group gap="sm">
        <Text fw={600}>{amount}</Text>
        <ToneBadge tone={tones[refund.state]}>{i18n._(refundStateLabels[refund.state])}</ToneBadge>
      </Group>
      <Text size="sm" c="dimmed">
        {name === '' ? t`Gedaan bij de betaaldienst, ${at}` : t`${name}, ${at}: ${reason}`}
      </Text>
      {refund.state === 'failed' && (
        <Text size="sm" c="red.8">
          {t`De betaaldienst heeft deze terugbetaling geweigerd. Kijk bij de betaaldienst of het saldo hoog genoeg is.`}
        </Text>
      )}
    </Stack>
  );
}
