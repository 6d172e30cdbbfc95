import { aspects } from './action.ts';

/** Returns the flags of a field; a hidden field is never required. */
export const shownState = (flags: number): number =>
  (flags & aspects.visible) === 0 ? flags & ~aspects.required : flags;
