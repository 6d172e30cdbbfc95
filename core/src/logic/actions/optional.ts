import type { AspectAction } from '../action.ts';

/** Lets the visitor leave the field empty. */
export const optional: AspectAction = { aspect: 'required', value: false };
