import type { Action } from '../action.ts';

/** Lets the visitor change the answer. */
export const enabled: Action = { aspect: 'enabled', value: true };
