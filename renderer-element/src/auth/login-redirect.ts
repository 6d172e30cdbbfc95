import type { AssuranceLevel } from '@form-builder/core/field-types/auth/assurance-level.ts';
import type { FormServices, ServerDraft } from '../requests/form-services.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import { environmentOf } from './login-environment.ts';
import { writeTabData, storeToken, readTabData } from './login-store.ts';
import { pageUrl } from '../requests/page-url.ts';

/** A login to request from a provider. */
export interface LoginRequest {
  readonly provider: string;
  readonly leastLevel: AssuranceLevel | undefined;
  readonly cellKey: string | undefined;
}

/**
 * Redirects to the provider in the same window, after storing the answers: visitors must see the
 * address bar when they log in. Throws a RequestFailure when the login cannot start.
 */
export async function redirectToLogin(
  services: FormServices,
  { provider, leastLevel, cellKey }: LoginRequest,
): Promise<void> {
  const { formId } = services.address;
  const saved = await saveAnswers(services, cellKey);
  const { url, verifier } = await services.call('login:start', {
    provider,
    environment: environmentOf(services),
    form_id: formId,
    return_url: pageUrl(),
    least_level: leastLevel ?? null,
  });
  writeTabData(formId, { attempt: { provider, verifier, cellKey }, saved });
  location.assign(url);
}

/** Ends the session here and at the provider, which redirects back to this page. */
export async function logOut(services: FormServices, provider: string): Promise<void> {
  const { formId } = services.address;
  const token = readTabData(formId).tokens?.[provider];
  if (token === undefined) return;
  const saved = await saveAnswers(services, provider);
  const { url } = await services.call('login:end', { token, return_url: pageUrl() });
  storeToken(formId, provider, undefined);
  writeTabData(formId, { saved });
  if (url !== null) location.assign(url);
}

/** A form that requires a login before it opens has no answers yet. */
async function saveAnswers(
  services: FormServices,
  cellKey: string | undefined,
): Promise<ServerDraft | undefined> {
  const { saved } = readTabData(services.address.formId);
  if (cellKey === undefined) return saved;
  return services.saveDraft().catch((error: unknown) => {
    // After the session has expired, only the device has the answers.
    if (error instanceof RequestFailure && error.status === 401) return saved;
    throw error;
  });
}
