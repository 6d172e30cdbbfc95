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
  /** Of the last refresh of its token, up to ten minutes before the last request. */
  active_at: instantSchema,
  expires_at: instantSchema,
  /** Whether the request belongs to this session. */
  is_current: v.boolean(),
});
export type StaffSession = v.InferOutput<typeof sessionSchema>;
