import * as v from 'valibot';
import type { RouteAction } from './route-action.ts';

/** The action as stored; whether the destination exists is the checker's question. */
export const routeSchema: v.GenericSchema<unknown, RouteAction> = v.object({
  type: v.literal('route'),
  destination: v.pipe(v.string(), v.maxLength(64)),
});
