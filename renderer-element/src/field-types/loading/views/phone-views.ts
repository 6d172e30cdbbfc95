import { phoneView } from '../../phone/phone-view.tsx';

export const viewStyles = [];

/** A chunk of its own: many forms ask for a phone number and for none of the other types. */
export const views = { phone: phoneView };
