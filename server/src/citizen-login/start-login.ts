import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { parseReturnAddress } from '../platform/http/requests/return-address.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { RequestError } from '../platform/request-error.ts';
import { createToken, hashToken } from '../platform/secrets/token.ts';
import { selectProvider, type ProviderKey } from '../providers/providers-queries.ts';
import { deleteOver, insertAttempt } from './login-queries.ts';
import { loginPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import type { LoginOptions } from './login-options.ts';
import { attemptMs, longestMs } from './login-times.ts';

/** The login that a visitor's page requests. */
export interface LoginRequest {
  readonly provider: ProviderKey;
  readonly formId: string;
  readonly returnUrl: string;
  readonly minLevel: AssuranceLevel | null;
  readonly language: Language;
}

/**
 * Prepares a login. The page stores the verifier; the browser opens the address and gets a cookie
 * there that ties the rest of the login to it.
 */
export async function prepareLogin(
  writer: Writer,
  tenant: Tenant,
  { originOf }: Pick<LoginOptions, 'originOf'>,
  request: LoginRequest,
): Promise<{ readonly url: string; readonly verifier: string }> {
  const origin = originOf(tenant);
  const returnUrl = parseReturnAddress(request.returnUrl, tenant, origin);
  const provider = await selectProvider(writer.tx, 'auth', request.provider);
  if (provider === undefined || provider.is_down) throw new RequestError('provider_unavailable');
  const verifier = createToken();
  const id = writer.createId();
  const now = writer.now();
  await deleteOver(writer.tx, { attempts: instant(writer), logins: new Date(now - longestMs) });
  await insertAttempt(writer.tx, {
    tenant_id: writer.tenantId,
    id,
    provider_id: provider.id,
    serves_tests: provider.serves_tests,
    form_id: request.formId,
    return_url: returnUrl,
    least_level: request.minLevel,
    verifier_hash: hashToken(verifier),
    created_at: instant(writer),
    expires_at: new Date(now + attemptMs),
  });
  const url = new URL(`${loginPaths.start}/${id}`, origin);
  url.searchParams.set('lang', request.language);
  return { url: url.href, verifier };
}
