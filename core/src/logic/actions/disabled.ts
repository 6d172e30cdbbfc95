import type { Action } from '../action.ts';

/** Keeps the visitor from changing the answer. */
export const disabled: Action = { aspect: 'enabled', value: false };
