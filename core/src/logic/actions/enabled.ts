import type { AspectAction } from '../action.ts';

/** Lets the visitor change the answer. */
export const enabled: AspectAction = { aspect: 'enabled', value: true };
