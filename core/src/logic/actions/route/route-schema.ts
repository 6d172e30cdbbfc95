import * as v from 'valibot';
import type { RouteAction } from './route-action.ts';

/** The schema of the stored action; the checker reports a missing destination. */
export const routeSchema: v.GenericSchema<unknown, RouteAction> = v.object({
  type: v.literal('route'),
  destination: v.pipe(v.string(), v.maxLength(64)),
});
