import type { ServerDraft } from '../../requests/form-services.ts';
import type { FormState } from '../../state/form-state.ts';

/** The link in the mail: the id of the co-signature, and its key. Stays out of the DOM and the device. */
export type SignLink = ServerDraft;

const links = new WeakMap<FormState, SignLink>();

/** Stores the link that opened a form while the form is open. */
export function keepSignLink(state: FormState, link: SignLink): void {
  links.set(state, link);
}

/** Returns the link that opened the form. */
export const findSignLink = (state: FormState): SignLink | undefined => links.get(state);
