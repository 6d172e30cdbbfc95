import type { Action } from '../action.ts';

/** Makes an answer necessary. */
export const required: Action = { aspect: 'required', value: true };
