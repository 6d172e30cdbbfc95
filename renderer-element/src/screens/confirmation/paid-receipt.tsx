import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text-context.tsx';
import { ignoreOffline } from '../../requests/ignore-offline.ts';
import { createPaymentCalls } from '../../submission/payment/payment-client.ts';
import { useAmountDue } from '../../field-types/payment/amount-due.ts';
import { receiptOf } from '../../submission/payment/receipt.ts';
import type { ScreenProps } from '../base/screen-props.ts';

interface PaidReceiptProps extends ScreenProps {
  /** Whether the session has the submitted answers, of which the amount is one. */
  readonly isWhole: boolean;
}

/**
 * Shows the amount and the time of payment; requests them from the server when the confirmation is
 * reopened, unless nothing had to be paid.
 */
export function PaidReceipt(props: PaidReceiptProps) {
  const { sent } = props.state;
  const amount = useAmountDue(props.navigation.open.session);
  const isFree = props.isWhole && amount === 0;
  const text = useText();
  const latest = useRef({ props, text });
  latest.current = { props, text };
  const [receipt, setReceipt] = useState(sent?.receipt);
  useEffect(() => {
    const { controller, navigation } = latest.current.props;
    const context = controller.submissionContext(navigation);
    const key = sent?.key;
    if (isFree || sent?.receipt !== undefined || !context || !sent || key === undefined) return;
    createPaymentCalls(context, { id: sent.id, key })
      .fetch()
      .then((paid) => setReceipt(receiptOf(paid, latest.current.text)), ignoreOffline);
  }, [sent, isFree]);
  return receipt === undefined ? null : <p>{receipt}</p>;
}
