import { readKept } from '../../login/login-store.ts';
import type { Arrival } from './arrive.ts';

/**
 * Back from paying: `#fb-payment={submission}`. That says nothing of how it went: the screen asks the
 * server, with the key that this tab kept.
 */
export const arriveFromPayment: Arrival = async (visit, loaded, value) => {
  const { saved } = readKept(loaded.form.id);
  if (saved?.id !== value) return false;
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
