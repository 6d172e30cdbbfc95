import { useEffect, useRef } from 'react';
import type { OwnPayment } from '@form-builder/core/contract/visitor/payments.ts';
import { formatWithVat } from '@form-builder/core/field-types/payment/payment-vat.ts';
import { formatCurrency } from '@form-builder/core/formats/format-currency.ts';
import type { ScreenProps } from '../base/screen-props.ts';
import { reopenServerDraft } from '../../drafts/resume-draft.ts';
import { TestBanner } from '../notices/test-banner.tsx';
import { useText } from '../../i18n/text-context.tsx';
import styles from '../../theme/fields/service-fields.css?inline';
import screenStyles from '../../theme/service-screens.css?inline';
import { useStyles } from '../../theme/use-styles.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import { showOutcome } from '../../submission/submit.ts';
import { useOwnSubmission, type OwnSubmissionCalls } from '../../submission/use-own-submission.ts';
import { createPaymentCalls } from '../../submission/payment/payment-client.ts';
import { receiptOf } from '../../submission/payment/receipt.ts';
import {
  isPaymentOver,
  viewOf,
  type PaymentAction,
  type PaymentView,
} from '../../submission/payment/payment-states.ts';
import { usePaymentActions } from '../../submission/payment/use-payment-actions.ts';
import { usePayment } from '../../submission/payment/use-payment.ts';

/**
 * The payment screen: the amount, the button to the payment page, and the status, which updates
 * automatically.
 */
export function PaymentScreen({ controller, navigation, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const root = useRef<HTMLElement>(null);
  useStyles(root, styles);
  useStyles(root, screenStyles);
  const own = useOwnSubmission(controller, navigation);
  const { announcement, refresh } = usePayment(async () =>
    createPaymentCalls(own.context()).fetch(),
  );
  const { problem, run } = usePaymentActions({
    own,
    refresh,
    async reopen() {
      await reopenServerDraft(controller);
      const { navigation: opened } = controller;
      return opened && controller.submissionContext(opened);
    },
  });
  useFinish(own, announcement.payment);
  const view = viewOf(announcement);
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section ref={root} className="payment-screen" aria-busy={view.isBusy}>
      <TestBanner form={navigation.loaded.form} />
      <p className="form-title">{navigation.loaded.form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate(view.title)}
      </Heading>
      <News view={view} payment={announcement.payment} />
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      <Actions view={view} onAction={run} />
    </section>
  );
}

/**
 * Shows the confirmation once the submission is completed, or the screen of what it waits for after
 * the payment.
 */
function useFinish(own: OwnSubmissionCalls, payment: OwnPayment | undefined): void {
  const text = useText();
  const latest = useRef({ own, payment, text });
  latest.current = { own, payment, text };
  const isOver = payment !== undefined && isPaymentOver(payment);
  useEffect(() => {
    if (!isOver) return;
    const { own: calls, payment: paid, text: words } = latest.current;
    calls
      .call((client, request) => client.getOwnSubmission(request))
      .then(({ data }) => showOutcome(calls.context(), data, paid && receiptOf(paid, words)))
      .catch(ignoreRequestFailure);
  }, [isOver]);
}

interface NewsProps {
  readonly view: PaymentView;
  readonly payment: OwnPayment | undefined;
}

/** The status, announced when it changes. */
function News({ view, payment }: NewsProps) {
  const text = useText();
  const { translate, locale } = text;
  return (
    <div role="status">
      {view.isUnknown && (
        <div className="notice notice-warning">
          <p className="notice-title">{translate('form.payment.status_failed')}</p>
          <p>{translate('form.payment.status_failed_hint')}</p>
        </div>
      )}
      {payment && (
        <p className="payment-due">
          <span>{translate('form.payment.due')}</span>{' '}
          <strong className="payment-amount">
            {formatWithVat(
              formatCurrency(payment.amount / 100, locale, { currency: payment.currency }),
              payment.vat,
              text,
            )}
          </strong>
        </p>
      )}
      {view.texts.map((one) => (
        <p className="paragraph" key={one}>
          {translate(one)}
        </p>
      ))}
    </div>
  );
}

interface ActionsProps {
  readonly view: PaymentView;
  onAction(action: PaymentAction): void;
}

function Actions({ view, onAction }: ActionsProps) {
  const { translate } = useText();
  if (view.actions.length === 0) return null;
  return (
    <div className="buttons">
      {view.actions.map(({ action, label }, index) => {
        const fetch = index === 0 ? 'button button-primary' : 'button';
        return (
          <button
            key={action}
            className={fetch}
            part={fetch}
            type="button"
            onClick={() => onAction(action)}
          >
            {translate(label)}
          </button>
        );
      })}
    </div>
  );
}

/** Offline, the status is polled again later. */
function ignoreRequestFailure(error: unknown): void {
  if (!(error instanceof RequestFailure)) throw error;
}
