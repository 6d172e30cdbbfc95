import { goOnWithOlder } from '../../drafts/older-draft.ts';
import type { LoadedForm } from '../open-form.ts';
import type { Visit } from '../visit.ts';
import { arriveFromLogin } from './login-arrival.ts';
import { askForLogin } from './login-needed.ts';
import { arriveFromPayment } from './payment-arrival.ts';
import { arriveToResume } from './resume-arrival.ts';

/**
 * Helps a visitor on who comes with something in the address, once the form is there. True when it
 * has begun the visit itself; false leaves the form to begin as always.
 */
export type Arrival = (visit: Visit, loaded: LoadedForm, value: string) => Promise<boolean>;

/** Every arrival by its name in the address: `#fb-<name>=<value>`. */
const arrivals: Readonly<Record<string, Arrival>> = {
  resume: arriveToResume,
  login: arriveFromLogin,
  payment: arriveFromPayment,
};

/**
 * Takes what stands after the `#` out of the address at once, where neither history nor a copied
 * address may keep it, and acts on it. A page with two forms: the first one takes what names none.
 * Without it, goes on with what the device keeps of an older version of the form.
 */
export async function arrive(visit: Visit, loaded: LoadedForm): Promise<boolean> {
  const [, name = '', value = ''] = /^#fb-([a-z]+)=(.*)$/.exec(location.hash) ?? [];
  const arrival = Object.hasOwn(arrivals, name) ? arrivals[name] : undefined;
  if (!arrival) return (await askForLogin(visit, loaded)) || goOnWithOlder(visit, loaded);
  // Its own form may be another one on this page, which comes to it in its turn.
  if (isOfAnother(value, loaded)) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return (
    (await arrival(visit, loaded, decodeURIComponent(value))) || (await askForLogin(visit, loaded))
  );
}

/** Codes of logins begin with the id of the form that they are for. */
function isOfAnother(value: string, { form }: LoadedForm): boolean {
  const [id = '', code = ''] = value.split('.');
  return code !== '' && id !== form.id && document.querySelector(`[form-id="${id}"]`) !== null;
}
