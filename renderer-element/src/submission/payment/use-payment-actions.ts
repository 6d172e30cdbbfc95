import { useState } from 'react';
import { writeTabData } from '../../auth/login-store.ts';
import { useText } from '../../i18n/text-context.tsx';
import { goTo } from '../../navigation/transitions.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { submitForm } from '../submit.ts';
import type { OwnSubmissionCalls } from '../use-own-submission.ts';
import { createPaymentCalls } from './payment-client.ts';
import type { PaymentAction } from './payment-states.ts';

/** The actions of a payment, and why the last one failed. */
export function usePaymentActions(
  own: OwnSubmissionCalls,
  navigation: FormNavigation,
  refresh: () => void,
) {
  const { translate } = useText();
  const [problem, setProblem] = useState<string>();
  const leave = async () => {
    const { pending } = own.context();
    const { checkout_url: url } = await createPaymentCalls(own.context()).start();
    writeTabData(navigation.loaded.form.id, { saved: pending.read().saved });
    if (url === null) refresh();
    else location.assign(url);
  };
  /** Makes a draft of the submission again; false when it was paid after all. */
  const takeBack = async () => {
    const { submission } = await createPaymentCalls(own.context()).restart();
    const last = navigation.state.formSteps.steps.at(-1);
    if (submission.status !== 'draft' || !last) {
      refresh();
      return false;
    }
    // The next request continues from this revision.
    const { pending } = own.context();
    const { saved } = pending.read();
    if (saved) pending.write({ saved: { ...saved, revision: submission.revision } });
    goTo(navigation, last);
    return true;
  };
  const change = async () => {
    if (await takeBack())
      navigation.state.announcement.text = translate('visit.payment.started_over');
  };
  /** The same answers, with a new payment. */
  const payAgain = async () => {
    // Without answers on this device, the visitor fills them in again first.
    if (!mayStoreOnDevice(navigation.loaded.form)) await change();
    else if (await takeBack()) await submitForm(own.context(), 'complete');
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
      setProblem(error.problem?.detail ?? translate('visit.payment.load_failed'));
    });
  };
  return { problem, run };
}

const mayStoreOnDevice = ({ settings }: FormNavigation['loaded']['form']) =>
  settings['drafts.on_device'] !== false;
