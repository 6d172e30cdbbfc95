import * as v from 'valibot';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { LoginAttempt } from './login-queries.ts';

const appSchema = v.object({
  /** Where the app is, seen from the browser that waits. */
  way: v.picklist(['here', 'elsewhere']),
  /** Whether the person with the app is the visitor of this browser. */
  isBound: v.boolean(),
  wrongCodes: v.number(),
});

const keptSchema = v.object({
  state: v.string(),
  /** What the driver kept. */
  checks: v.string(),
  /** Only of a login in an app. */
  app: v.exactOptional(appSchema),
});

/** What is kept for the end of a login. */
export type KeptChecks = v.InferOutput<typeof keptSchema>;

/** An attempt with which a browser went to the provider. */
export type BegunAttempt = LoginAttempt & { readonly sealed_checks: Buffer };

interface Sealing {
  readonly cipher: SecretCipher;
}

/** Opens what was kept for the end of a login. */
export function openChecks(
  { cipher }: Sealing,
  { tenant_id: tenantId, sealed_checks: sealed }: BegunAttempt,
): KeptChecks {
  const opened = cipher.decrypt({ tenantId, purpose: 'login-checks' }, sealed);
  return v.parse(keptSchema, JSON.parse(opened));
}

/** Seals what is kept for the end of a login. */
export const sealChecks = ({ cipher }: Sealing, tenantId: string, kept: KeptChecks): Buffer =>
  cipher.encrypt({ tenantId, purpose: 'login-checks' }, JSON.stringify(kept));
