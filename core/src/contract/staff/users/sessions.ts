import * as v from 'valibot';
import { idSchema, instantSchema } from '../../shared-schemas.ts';

/** A sign-in of a user at the product's own OpenID Provider; an external one keeps its own. */
export const sessionSchema = v.object({
  id: idSchema,
  /** Such as `Firefox`; `null` when the browser does not say. */
  browser: v.nullable(v.string()),
  /** The operating system, such as `Windows`. */
  system: v.nullable(v.string()),
  /** The IPv4 address, or the /64 network of an IPv6 address. */
  network: v.string(),
  signed_in_at: instantSchema,
  /** When the person last did something, to half a minute. */
  active_at: instantSchema,
  expires_at: instantSchema,
  /** Whether the request belongs to this session. */
  is_current: v.boolean(),
});
export type StaffSession = v.InferOutput<typeof sessionSchema>;

/** How long the session of a request lasts. */
export const sessionTimesSchema = v.object({
  /** Until it ends for lack of activity; every request with less idle time extends it. */
  idle_seconds_left: v.number(),
  /** Until it ends in any case. */
  seconds_left: v.number(),
  /** The person is warned when less than this is left. */
  warning_seconds: v.number(),
});
export type SessionTimes = v.InferOutput<typeof sessionTimesSchema>;
