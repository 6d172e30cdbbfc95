import type { AspectAction } from '../action.ts';

/** Prevents the visitor from changing the answer. */
export const disabled: AspectAction = { aspect: 'enabled', value: false };
