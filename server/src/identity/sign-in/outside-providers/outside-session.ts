import type { InteractionResults } from 'oidc-provider';
import * as v from 'valibot';
import type { ProviderSession } from '../../../accounts/sign-in-providers/provider-sessions-queries.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';

/** The session at an outside provider while a sign-in is not finished, as stored with the interaction. */
export const outsideSessionSchema = v.object({
  providerId: v.string(),
  /** Sealed, in base64: it contains who the person is. */
  idToken: v.string(),
});
export type OutsideSession = v.InferOutput<typeof outsideSessionSchema>;

const placeOf = (tenantId: string) => ({ tenantId, purpose: 'sign-in-session' }) as const;

interface Sealing {
  readonly tenant: { readonly id: string };
  readonly cipher: SecretCipher;
}

/** Seals the ID token of a session at a provider. */
export const sealOutsideSession = (
  { tenant, cipher }: Sealing,
  providerId: string,
  idToken: string,
): OutsideSession => ({
  providerId,
  idToken: cipher.encrypt(placeOf(tenant.id), idToken).toString('base64'),
});

/** The ID token of a session at a provider. */
export const openIdToken = ({ tenant, cipher }: Sealing, session: ProviderSession): string =>
  cipher.decrypt(placeOf(tenant.id), session.sealedIdToken);

/** The session at an outside provider in the result of a finished sign-in. */
export function outsideSessionOf(result: InteractionResults): ProviderSession | null {
  const parsed = v.safeParse(outsideSessionSchema, result['outside']);
  if (!parsed.success) return null;
  const { providerId, idToken } = parsed.output;
  return { providerId, sealedIdToken: Buffer.from(idToken, 'base64') };
}
