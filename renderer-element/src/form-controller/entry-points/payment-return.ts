import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { readTabData } from '../../auth/login-store.ts';
import { paymentScreen } from '../../screens/lazy/lazy-modules.ts';
import type { LoadedForm, OpenForm } from '../../state/loaded-form.ts';
import { storedAnswers } from '../../state/stored-answers.ts';
import type { DraftController } from '../../drafts/draft-controller.ts';
import type { EntryPoint } from './entry-point.ts';

/**
 * The return from a payment: `#fb-payment={submission}`. It does not contain the result: the screen
 * requests that from the server, with the key that this tab stored.
 */
export const openPaymentReturn: EntryPoint = async (controller, loaded, value) => {
  const { saved } = readTabData(loaded.form.id);
  if (saved?.id !== value) return showPaidElsewhere(controller, loaded);
  controller.begin(loaded);
  const { navigation, state } = controller;
  if (!navigation) return true;
  await navigation.loadDeferred();
  controller.pending.write({ saved });
  state.isRestored = false;
  state.isPartial =
    loaded.form.settings['drafts.on_device'] === false || leavesOut(navigation.open);
  state.screen = 'payment';
  navigation.focus({ on: 'heading' });
  return true;
};

/** Whether the form asks something that the device may not store; what is computed the session knows again. */
function leavesOut(open: OpenForm): boolean {
  const isComputed = (id: string) => {
    const definition = open.program.fields.get(id)?.definition;
    return definition?.role === 'input' && definition.computation !== undefined;
  };
  const write = (answers: Answers) =>
    JSON.stringify(answers, (id, answer: unknown) => (isComputed(id) ? undefined : answer));
  return write(open.session.allAnswers()) !== write(storedAnswers(open));
}

/**
 * Only the browser that started the payment has the key; another browser would show an empty form.
 */
async function showPaidElsewhere(controller: DraftController, loaded: LoadedForm): Promise<true> {
  controller.begin(loaded);
  const { navigation, state } = controller;
  if (!navigation) return true;
  await paymentScreen.fetch(navigation.text);
  const { translate } = navigation.text;
  state.problem = {
    title: translate('form.payment.elsewhere_title'),
    text: translate('form.payment.elsewhere'),
    canRetry: false,
  };
  state.screen = 'failure';
  return true;
}
