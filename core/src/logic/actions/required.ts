import type { AspectAction } from '../action.ts';

/** Makes the field required. */
export const required: AspectAction = { aspect: 'required', value: true };
