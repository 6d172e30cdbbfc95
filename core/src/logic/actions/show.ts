import type { AspectAction } from '../action.ts';

/** Shows the field, with what was typed in it before. */
export const show: AspectAction = { aspect: 'visible', value: true };
