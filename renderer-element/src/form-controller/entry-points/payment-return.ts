import { readKept } from '../../auth/login-store.ts';
import { payments } from '../../screens/lazy-modules.ts';
import type { LoadedForm } from '../load-form.ts';
import type { Visit } from '../form-controller.ts';
import type { Arrival } from './open-entry-point.ts';

/**
 * Back from paying: `#fb-payment={submission}`. That says nothing of how it went: the screen asks the
 * server, with the key that this tab kept.
 */
export const arriveFromPayment: Arrival = async (visit, loaded, value) => {
  const { saved } = readKept(loaded.form.id);
  if (saved?.id !== value) return tellWhereElse(visit, loaded);
  visit.begin(loaded);
  const { walk, state } = visit;
  if (!walk) return true;
  await walk.reachEnd();
  visit.order(walk)?.pending.write({ saved });
  state.isRestored = false;
  state.screen = 'payment';
  walk.focus({ on: 'heading' });
  return true;
};

/** The browser that left for the payment has the key; this one would show an empty form. */
async function tellWhereElse(visit: Visit, loaded: LoadedForm): Promise<true> {
  visit.begin(loaded);
  const { walk, state } = visit;
  if (!walk) return true;
  await payments.fetch(walk.text);
  const { translate } = walk.text;
  state.problem = {
    title: translate('visit.payment.elsewhere_title'),
    text: translate('visit.payment.elsewhere'),
    canRetry: false,
  };
  state.screen = 'failure';
  return true;
}
