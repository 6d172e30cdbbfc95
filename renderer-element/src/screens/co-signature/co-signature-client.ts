import { createClient } from '@form-builder/core/client/create-client.ts';
import { coSignatureRoutes } from '@form-builder/core/contract/visitor/co-signature-routes.ts';
import type { coSignaturesContract } from '@form-builder/core/contract/visitor/co-signatures.ts';
import { loginHeaders } from '../../auth/login-store.ts';
import { requestHeaders, type FormAddress } from '../../requests/form-address.ts';

/** The requests about co-signatures of the form at an address, with the logins of this tab. */
export function createCoSignatureClient(address: FormAddress, locale: string) {
  return createClient<typeof coSignaturesContract>(coSignatureRoutes, {
    baseUrl: address.baseUrl.replace(/\/$/, ''),
    headers: () => ({ ...requestHeaders(address, locale), ...loginHeaders(address.formId) }),
  });
}
