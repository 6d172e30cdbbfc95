import type { AspectAction } from '../action.ts';

/** Makes an answer necessary. */
export const required: AspectAction = { aspect: 'required', value: true };
