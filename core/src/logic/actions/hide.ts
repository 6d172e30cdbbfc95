import type { AspectAction } from '../action.ts';

/** Hides the field; it then counts as empty and is not submitted. */
export const hide: AspectAction = { aspect: 'visible', value: false };
