import { signedOutPath } from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { findProviderSession } from '../../../accounts/sign-in-providers/provider-sessions-queries.ts';
import type { SignInClients } from '../../../accounts/sign-in-providers/sign-in-clients.ts';
import { selectSignInProviders } from '../../../accounts/sign-in-providers/sign-in-providers-queries.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import type { OidcLogoutRequest } from '../../../providers/auth/oidc/oidc-client.ts';
import { adminClientId } from '../../admin-client.ts';
import type { TenantContext } from '../../identity-options.ts';
import { issuerOf, issuerPath } from '../../issuer.ts';
import { chooseLanguage } from '../../pages/choose-language.ts';
import { renderDeparturePage } from '../../pages/notice-pages.ts';
import { setSecurityHeaders } from '../../pages/send-page.ts';
import { openIdToken } from './outside-session.ts';

/** The dependencies of signing out at outside providers. */
export interface LeaveContext extends TenantContext {
  readonly cipher: SecretCipher;
  readonly signInClients: SignInClients;
  /** Called for a provider that cannot be asked; its argument never contains a token. */
  readonly onError: (error: unknown) => void;
}

/** Where the session at a provider ends, and what the provider is called. */
interface Departure extends OidcLogoutRequest {
  readonly provider: string;
}

/**
 * After somebody signed out here: answers with a page that also ends their session at the provider with which they signed
 * in (RP-Initiated Logout 1.0). Nothing of this can undo or delay what has happened before: the session here has ended.
 */
export async function leaveProvider(context: LeaveContext, ctx: KoaContextWithOIDC): Promise<void> {
  const grantId = ctx.oidc.session?.grantIdFor(adminClientId);
  if (grantId === undefined) return;
  const departure = await findDeparture(context, grantId).catch((error: unknown) => {
    context.onError(error);
    return null;
  });
  if (departure === null) return;
  const language = chooseLanguage(ctx.get('accept-language'));
  const frame = { tenantName: context.tenant.name, language, base: issuerPath };
  ctx.status = 200;
  ctx.remove('location');
  setSecurityHeaders(ctx.res, [new URL(departure.endpoint).origin]);
  ctx.type = 'html';
  ctx.body = renderDeparturePage(frame, departure);
}

async function findDeparture(context: LeaveContext, grantId: string): Promise<Departure | null> {
  const { tenant, transaction, signInClients, origin } = context;
  const found = await transaction(async (tx) => {
    const session = await findProviderSession(tx, { tenantId: tenant.id, grantId });
    if (session === undefined) return undefined;
    const [provider] = await selectSignInProviders(tx, tenant.id, session.providerId);
    return provider?.ends_session === true ? { session, provider } : undefined;
  });
  if (found === undefined) return null;
  const request = await signInClients.get(tenant.id, found.provider).end({
    returnTo: issuerOf(origin) + signedOutPath,
    idToken: openIdToken(context, found.session),
  });
  return request && { ...request, provider: found.provider.name };
}
