import type { Action } from '../action.ts';

/** Lets the visitor leave the field empty. */
export const optional: Action = { aspect: 'required', value: false };
