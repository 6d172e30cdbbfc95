import { useEffect, useRef, useState } from 'react';
import type { OwnPayment } from '@form-builder/core/contract/payments.ts';
import { formatCurrency } from '@form-builder/core/formats/format-currency.ts';
import { keep } from '../../login/login-store.ts';
import type { ScreenProps } from '../../pages/screen-props.ts';
import { TestBanner } from '../../pages/test-banner.tsx';
import { useText } from '../../text/text-context.tsx';
import styles from '../../theme/service-fields.css?inline';
import { useStyles } from '../../theme/use-styles.ts';
import { goTo } from '../../visit/moves.ts';
import { RequestFailure } from '../../visit/request-failure.ts';
import { showOutcome } from '../deliver.ts';
import { useOwnSubmission } from '../use-own-submission.ts';
import { createPaymentCalls } from './payment-client.ts';
import { usePayment } from './use-payment.ts';
import { viewOf, type PaymentAction } from './payment-states.ts';

/** Paying: the amount, the way to the payment page, and how it went, which updates by itself. */
export function PaymentScreen({ visit, walk, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const root = useRef<HTMLElement>(null);
  useStyles(root, styles);
  const own = useOwnSubmission(visit, walk);
  const { news, lookAgain } = usePayment(() => createPaymentCalls(own.order()).look());
  const { payment } = news;
  const [problem, setProblem] = useState<string>();
  const finish = async () => {
    const { data } = await own.call((client, request) => client.getOwnSubmission(request));
    if (data.awaits !== 'payment') showOutcome(own.order(), data);
  };
  const isFinal = payment?.submission.status === 'final';
  useEffect(() => {
    if (isFinal) finish().catch(passOver);
  }, [isFinal]);

  const leave = async () => {
    const { pending } = own.order();
    const { checkout_url: url } = await createPaymentCalls(own.order()).start();
    keep(walk.loaded.form.id, { saved: pending.read().saved });
    if (url === null) lookAgain();
    else location.assign(url);
  };
  const startOver = async () => {
    const { submission } = await createPaymentCalls(own.order()).restart();
    if (submission.status !== 'draft') return lookAgain();
    const { steps } = walk.state.road;
    const last = steps.at(-1);
    if (last) goTo(walk, last);
    walk.state.announcement = translate('visit.payment.started_over');
  };
  const steps: Readonly<Record<PaymentAction, () => Promise<void>>> = {
    pay: leave,
    start_over: startOver,
    retry: () => Promise.resolve(lookAgain()),
  };
  const run = (action: PaymentAction) => {
    setProblem(undefined);
    steps[action]().catch((error: unknown) => {
      if (!(error instanceof RequestFailure)) throw error;
      setProblem(error.problem?.detail ?? translate('visit.payment.load_failed'));
    });
  };

  const view = viewOf(news);
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section ref={root} className="payment-screen" aria-busy={view.isBusy}>
      <TestBanner form={walk.loaded.form} />
      <p className="form-title">{walk.loaded.form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate(view.title)}
      </Heading>
      <div role="status">
        {view.isUnknown && (
          <div className="notice notice-warning">
            <p className="notice-title">{translate('visit.payment.status_failed')}</p>
            <p>{translate('visit.payment.status_failed_hint')}</p>
          </div>
        )}
        {payment && <Amount payment={payment} />}
        {view.texts.map((text) => (
          <p className="paragraph" key={text}>
            {translate(text)}
          </p>
        ))}
      </div>
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      <div className="buttons">
        {view.actions.map(({ action, label }, index) => (
          <button
            key={action}
            className={index === 0 ? 'button button-primary' : 'button'}
            part={index === 0 ? 'button button-primary' : 'button'}
            type="button"
            onClick={() => run(action)}
          >
            {translate(label)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Amount({ payment }: { readonly payment: OwnPayment }) {
  const { translate, locale } = useText();
  const { amount, currency } = payment;
  return (
    <p className="payment-due">
      <span>{translate('visit.payment.due')}</span>{' '}
      <strong className="payment-amount">
        {formatCurrency(amount / 100, locale, { currency })}
      </strong>
    </p>
  );
}

/** Without a line the payment is looked at again by itself. */
function passOver(error: unknown): void {
  if (!(error instanceof RequestFailure)) throw error;
}
