import { draftsMessages } from '@form-builder/core/messages/generated/drafts/load.ts';
import { servicesMessages } from '@form-builder/core/messages/generated/services/load.ts';
import type { MessageLoaders } from '@form-builder/core/messages/message-loaders.ts';
import { goOnWithOlder } from '../../drafts/continue-older-draft.ts';
import type { LoadedForm } from '../load-form.ts';
import { addText } from '../../i18n/form-text.ts';
import type { Visit } from '../form-controller.ts';
import { arriveFromLogin } from './login-return.ts';
import { askForLogin } from './login-required.ts';
import { arriveFromPayment } from './payment-return.ts';
import { arriveToResume } from './resume-link.ts';

/**
 * Helps a visitor on who comes with something in the address, once the form is there. True when it
 * has begun the visit itself; false leaves the form to begin as always.
 */
export type Arrival = (visit: Visit, loaded: LoadedForm, value: string) => Promise<boolean>;

/** Every arrival by its name in the address, `#fb-<name>=<value>`, and the texts that it may say. */
const arrivals: Readonly<
  Record<string, { readonly go: Arrival; readonly messages: readonly MessageLoaders[] }>
> = {
  resume: { go: arriveToResume, messages: [draftsMessages] },
  login: { go: arriveFromLogin, messages: [draftsMessages, servicesMessages] },
  payment: { go: arriveFromPayment, messages: [] },
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
  if (visit.state.text) await addText(visit.state.text, arrival.messages);
  const isBegun = await arrival.go(visit, loaded, decodeURIComponent(value));
  return isBegun || askForLogin(visit, loaded);
}

/** Codes of logins begin with the id of the form that they are for. */
function isOfAnother(value: string, { form }: LoadedForm): boolean {
  const [id = '', code = ''] = value.split('.');
  return code !== '' && id !== form.id && document.querySelector(`[form-id="${id}"]`) !== null;
}
