import { createClient, type Client } from '@form-builder/core/client/create-client.ts';
import { ownSubmissionRoutes } from '@form-builder/core/contract/visitor/own-submission-routes.ts';
import type { ownSubmissionsContract } from '@form-builder/core/contract/visitor/own-submissions.ts';
import { loginHeaders } from '../auth/login-store.ts';
import { requestHeaders, type FormAddress } from '../requests/form-address.ts';

/** The client for a visitor's own submission. */
export function createOwnSubmissionClient(
  address: FormAddress,
  locale: string,
): Client<typeof ownSubmissionsContract> {
  return createClient<typeof ownSubmissionsContract>(ownSubmissionRoutes, {
    baseUrl: address.baseUrl.replace(/\/$/, ''),
    headers: () => ({ ...requestHeaders(address, locale), ...loginHeaders(address.formId) }),
  });
}
