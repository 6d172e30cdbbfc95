import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { ToneBadge, type Tone } from '../badges/tone-badge.tsx';
import { deliveryStateNames, paymentStateNames } from './follow-up-state-names.ts';

const paymentTones: Record<NonNullable<SubmissionSummary['payment']>, Tone> = {
  paid: 'green',
  waiting: 'yellow',
  failed: 'red',
  partly_refunded: 'outlined',
  refunded: 'outlined',
  charged_back: 'red',
};

/** Shows what became of the payments of a submission; a dash without any. */
export function PaymentStateBadge({ payment }: Pick<SubmissionSummary, 'payment'>) {
  const { i18n } = useLingui();
  if (payment === null) return '-';
  return <ToneBadge tone={paymentTones[payment]}>{i18n._(paymentStateNames[payment])}</ToneBadge>;
}

const deliveryTones: Record<NonNullable<SubmissionSummary['delivery']>, Tone> = {
  waiting: 'yellow',
  delivered: 'green',
  failed: 'red',
};

/** Shows the worst state of the deliveries of a submission; a dash without any. */
export function DeliveryStateBadge({ delivery }: Pick<SubmissionSummary, 'delivery'>) {
  const { i18n } = useLingui();
  if (delivery === null) return '-';
  return (
    <ToneBadge tone={deliveryTones[delivery]}>{i18n._(deliveryStateNames[delivery])}</ToneBadge>
  );
}
