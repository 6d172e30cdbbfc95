import * as v from 'valibot';
import { assuranceLevels } from '../../field-types/settings/assurance-level.ts';

/** A login for the co-signer: a provider of the tenant, and the minimum level of assurance. */
const coSignatureLoginSchema = v.object({
  /** A provider's name within its tenant, such as `digid`. */
  provider: v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/)),
  least_level: v.exactOptional(v.picklist(assuranceLevels)),
});
export type CoSignatureLogin = v.InferOutput<typeof coSignatureLoginSchema>;

const maxLogins = 10;

/** The logins of a version, each provider at most once. */
export const coSignatureLoginsSchema = v.pipe(
  v.array(coSignatureLoginSchema),
  v.maxLength(maxLogins),
  v.check((logins) => new Set(logins.map(({ provider }) => provider)).size === logins.length),
);
