import { useState } from 'react';
import { writeTabData } from '../../auth/login-store.ts';
import { useText } from '../../i18n/text-context.tsx';
import { goTo } from '../../navigation/transitions.ts';
import { leaveFor } from '../../requests/departure.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { submitForm } from '../submit.ts';
import type { OwnSubmissionCalls } from '../use-own-submission.ts';
import { createPaymentCalls } from './payment-client.ts';
import type { PaymentAction } from './payment-states.ts';

/** The dependencies of the payment actions. */
interface Paying {
  readonly own: OwnSubmissionCalls;
  /** Requests the payment again. */
  refresh(): void;
  /** Opens the draft of the server, and returns the context for submitting it. */
  reopen(): Promise<SubmissionContext | undefined>;
}

/** The actions of a payment, and why the last one failed. */
export function usePaymentActions(paying: Paying) {
  const { own, refresh } = paying;
  const { translate } = useText();
  const [problem, setProblem] = useState<string>();
  const leave = async () => {
    const { pending } = own.context();
    const { checkout_url: url } = await createPaymentCalls(own.context()).start();
    writeTabData(own.context().navigation.loaded.form.id, { saved: pending.read().saved });
    if (url === null) refresh();
    else leaveFor(url);
  };
  const change = async () => {
    const draft = await takeBack(paying);
    if (draft) draft.state.announcement.text = translate('form.payment.started_over');
  };
  /** Starts a new payment for the same answers. */
  const payAgain = async () => {
    const draft = await takeBack(paying);
    if (draft) await submitForm(draft, 'complete');
  };
  const steps: Readonly<Record<PaymentAction, () => Promise<void>>> = {
    pay: leave,
    pay_again: payAgain,
    change,
    retry: () => Promise.resolve(refresh()),
  };
  const run = (action: PaymentAction) => {
    setProblem(undefined);
    steps[action]().catch((error: unknown) => {
      if (!(error instanceof RequestFailure)) throw error;
      setProblem(error.problem?.detail ?? translate('form.payment.load_failed'));
    });
  };
  return { problem, run };
}

/**
 * Turns the submission into a draft again and opens it; does nothing when it is paid in the
 * meantime.
 */
async function takeBack({ own, refresh, reopen }: Paying): Promise<SubmissionContext | undefined> {
  const { navigation, pending } = own.context();
  const { submission } = await createPaymentCalls(own.context()).restart();
  const last = navigation.state.formSteps.steps.at(-1);
  if (submission.status !== 'draft' || !last) {
    refresh();
    return undefined;
  }
  // The next request continues from this revision.
  const { saved } = pending.read();
  if (saved) pending.write({ saved: { ...saved, revision: submission.revision } });
  // Only the server has the answers, because the visitor left this page to pay.
  if (!mayStoreOnDevice(navigation.loaded.form)) return reopen();
  goTo(navigation, last);
  return own.context();
}

const mayStoreOnDevice = ({ settings }: FormNavigation['loaded']['form']) =>
  settings['drafts.on_device'] !== false;
