import type {
  PaymentEntry,
  PaymentEntryState,
} from '@form-builder/core/contract/staff/submissions/payment-days.ts';
import { nameOfPaymentMethod } from '@form-builder/core/field-types/payment/payment-methods.ts';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { addressOf } from '../access/screens.ts';
import { ToneBadge, type Tone } from '../badges/tone-badge.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { staffText } from '../languages/staff-texts.ts';
import { useCan } from '../session/use-user.ts';
import { formatCents, formatTimeOfDay } from './payment-formats.ts';
import type { PaymentSort } from './payments-queries.ts';

const tones: Readonly<Record<PaymentEntryState, Tone>> = {
  open: 'neutral',
  pending: 'yellow',
  paid: 'green',
  cancelled: 'neutral',
  expired: 'neutral',
  failed: 'red',
  requested: 'yellow',
  refunded: 'green',
  charged_back: 'red',
};

/** The columns of the payments of a day; a phone shows the submission, the amount and the state. */
export function usePaymentColumns(): readonly Column<PaymentEntry, PaymentSort>[] {
  const { t, i18n } = useLingui();
  const word = (id: Parameters<typeof staffText>[0]) => i18n._(staffText(id));
  return [
    {
      id: 'time',
      header: t`Tijd`,
      sort: 'at',
      width: '6rem',
      isOneLine: true,
      from: 'small',
      cell: ({ settled_at: settled, created_at: created }) => formatTimeOfDay(settled ?? created),
    },
    {
      id: 'submission',
      header: t`Inzending`,
      cell: (entry) => <SubmissionCell entry={entry} />,
    },
    {
      id: 'kind',
      header: t`Soort`,
      from: 'medium',
      width: '8.5rem',
      cell: ({ kind }) => word(`payment_day.kind.${kind}`),
    },
    {
      id: 'provider',
      header: t`Betaaldienst`,
      from: 'small',
      cell: ({ provider, method }) => (
        <>
          {provider.name}
          {method !== null && (
            <Text size="sm" c="dimmed">
              {nameOfPaymentMethod(method)}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'reference',
      header: t`Kenmerk`,
      from: 'medium',
      cell: ({ reference }) => <Text size="sm">{reference ?? '-'}</Text>,
    },
    {
      id: 'state',
      header: t`Status`,
      width: '9rem',
      cell: ({ state }) => (
        <ToneBadge tone={tones[state]}>{word(`payment_day.state.${state}`)}</ToneBadge>
      ),
    },
    {
      id: 'amount',
      header: t`Bedrag`,
      align: 'right',
      width: '8rem',
      isOneLine: true,
      cell: ({ amount_cents: cents, currency }) => formatCents(cents, currency),
    },
    {
      id: 'vat',
      header: t`Btw`,
      align: 'right',
      width: '8rem',
      from: 'medium',
      isOneLine: true,
      cell: ({ vat, currency }) =>
        vat.length === 0
          ? '-'
          : vat.map(({ rate, amount: ofRate }) => {
              const amount = formatCents(ofRate, currency);
              return <div key={rate}>{t`${rate}%: ${amount}`}</div>;
            }),
    },
  ];
}

/** The number and the form; a link for those who may read the submission. */
function SubmissionCell({ entry: { submission, form } }: { readonly entry: PaymentEntry }) {
  const { t } = useLingui();
  const mayRead = useCan('submission-read');
  const name =
    submission === null ? t`Inzending verwijderd` : (submission.title ?? t`Nog geen nummer`);
  return (
    <>
      {mayRead && submission !== null ? (
        <RowLink to={addressOf('formSubmission', { id: form.id, submissionId: submission.id })}>
          {name}
        </RowLink>
      ) : (
        name
      )}
      <Text size="sm" c="dimmed">
        {form.name}
      </Text>
    </>
  );
}
