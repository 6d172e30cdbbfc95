import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { SubmissionPayment } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import type { Refund } from '@form-builder/core/contract/staff/submissions/refunds.ts';
import { currencySymbol, formatCurrency } from '@form-builder/core/formats/format-currency.ts';
import { useLingui } from '@lingui/react/macro';
import { NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { DialogButtons } from '../../feedback/dialog-buttons.tsx';
import { currentRegion } from '../../languages/languages.ts';
import { receivedCurrency, refundableCents } from './refundable-cents.ts';

interface RefundDialogProps {
  readonly submissionId: string;
  readonly payment: SubmissionPayment;
}

/** Asks how much of a payment to refund, and why. */
export function RefundDialog({ submissionId, payment }: RefundDialogProps) {
  const { t } = useLingui();
  // One id per opening: a repeated request refunds nothing twice.
  const [refundId] = useState(() => crypto.randomUUID());
  const left = refundableCents(payment);
  const currency = receivedCurrency(payment);
  const most = formatCurrency(left / 100, currentRegion(), { currency });
  const least = formatCurrency(0.01, currentRegion(), { currency });
  const form = useForm<{ amount: number | string; reason: string }>({
    initialValues: { amount: left / 100, reason: '' },
    validate: {
      amount: (amount) => {
        const cents = centsOf(amount);
        return cents >= 1 && cents <= left ? null : t`Vul een bedrag in van ${least} tot ${most}.`;
      },
      reason: (reason) => (reason.trim() === '' ? t`Vul een reden in.` : null),
    },
  });
  const refund = useMutation({
    mutationFn: ({ amount, reason }: typeof form.values) =>
      api.refundPayment({
        params: { id: submissionId },
        body: {
          refund_id: refundId,
          payment_id: payment.id,
          amount_cents: centsOf(amount),
          reason: reason.trim(),
        },
      }),
    meta: { showsErrors: true },
    onSuccess: ({ data }) => {
      showRefund(submissionId, payment.id, data);
      notifySuccess(t`De terugbetaling is aangevraagd.`);
      modals.closeAll();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => refund.mutate(values))}>
      <Stack gap="md">
        <FailureAlert error={refund.error} />
        <Text size="sm">
          {t`Het geld gaat terug naar de rekening of kaart waarmee is betaald. Dat kan een paar dagen duren.`}
        </Text>
        <NumberInput
          label={t`Bedrag`}
          description={t`Hoogstens ${most}`}
          prefix={`${currencySymbol(currentRegion(), { currency })} `}
          decimalSeparator=","
          decimalScale={2}
          fixedDecimalScale
          allowNegative={false}
          hideControls
          withAsterisk
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <Textarea
          label={t`Reden`}
          description={t`Voor collega’s. De betaler ziet dit niet.`}
          maxLength={500}
          autosize
          minRows={2}
          withAsterisk
          {...form.getInputProps('reason')}
        />
        <DialogButtons
          submitLabel={t`Terugbetalen`}
          isPending={refund.isPending}
          onCancel={() => modals.closeAll()}
        />
      </Stack>
    </form>
  );
}

const centsOf = (amount: number | string): number => Math.round(Number(amount) * 100);

/** Fetching the submission again would add an entry to the logbook. */
function showRefund(submissionId: string, paymentId: string, refund: Refund): void {
  queryClient.setQueryData<Submission>(
    queryKeys.submissions.one(submissionId),
    (submission) =>
      submission && {
        ...submission,
        payments: submission.payments.map((payment) =>
          payment.id === paymentId
            ? { ...payment, refunds: [...payment.refunds, refund] }
            : payment,
        ),
      },
  );
}
