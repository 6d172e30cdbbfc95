import type { AspectAction } from '../action.ts';

/** Shows the field, with the answer that was typed before. */
export const show: AspectAction = { aspect: 'visible', value: true };
