import type { Action } from '../action.ts';

/** Shows the field, with what was typed in it before. */
export const show: Action = { aspect: 'visible', value: true };
