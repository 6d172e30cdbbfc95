import type { Action } from '../action.ts';

/** Hides the field; it then counts as empty and is not submitted. */
export const hide: Action = { aspect: 'visible', value: false };
