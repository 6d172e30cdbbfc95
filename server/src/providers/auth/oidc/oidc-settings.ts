import { assuranceLevels } from '@form-builder/core/field-types/auth/assurance-level.ts';
import * as v from 'valibot';

/** A claim by name, or the way to one inside others. */
const claim = v.union([v.string(), v.array(v.string())]);

/** How a tenant's OpenID Connect login is configured; the client's secret is kept apart. */
export const oidcSettingsSchema = v.object({
  issuer: v.pipe(v.string(), v.url()),
  client_id: v.string(),
  scope: v.optional(v.string(), 'openid'),
  /** The registered name of the organisation that may use the identifier; the tenant's when absent. */
  organisation: v.optional(v.nullable(v.string()), null),
  claims: v.object({
    identifier: claim,
    name: v.optional(claim, 'name'),
    level: v.optional(v.nullable(claim), 'acr'),
    /** Other claims that may fill fields, by the name that mappings use. */
    entity: v.optional(v.record(v.string(), claim), {}),
  }),
  /** The provider's own names of levels, to ours. */
  levels: v.optional(v.record(v.string(), v.picklist(assuranceLevels)), {}),
  /** For a provider that tells no level. */
  default_level: v.optional(v.nullable(v.picklist(assuranceLevels)), null),
  /** Claims are read from the userinfo endpoint as well. */
  reads_userinfo: v.optional(v.boolean(), false),
});
export type OidcSettings = v.InferOutput<typeof oidcSettingsSchema>;
export type OidcClaim = v.InferOutput<typeof claim>;
