import type { FormServices, ServerDraft } from '../requests/form-services.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import { environmentOf } from './login-environment.ts';
import { writeTabData, storeToken, readTabData, type LoginAttempt } from './login-store.ts';
import { leaveFor } from '../requests/departure.ts';
import { pageUrl } from '../requests/page-url.ts';

/** A login to request from a provider. */
export type LoginRequest = Omit<LoginAttempt, 'verifier'>;

/**
 * Redirects to the provider in the same window, after storing the answers: visitors must see the
 * address bar when they log in. Throws a RequestFailure when the login cannot start.
 */
export async function redirectToLogin(
  services: FormServices,
  request: LoginRequest,
): Promise<void> {
  const { provider, minLevel, cellKey, signing } = request;
  const { formId } = services.address;
  // A form that requires a login before it opens has no answers yet; a co-signer gives no answers.
  const saved = await draftOf(services, cellKey !== undefined);
  const { url, verifier } = await services.call('login:start', {
    provider,
    environment: environmentOf(services),
    form_id: formId,
    return_url: pageUrl(),
    least_level: minLevel ?? null,
  });
  writeTabData(formId, { attempt: { provider, verifier, cellKey, minLevel, signing }, saved });
  leaveFor(url);
}

/** A login to end. */
interface LogoutRequest extends Pick<LoginRequest, 'provider'> {
  /** Whether the answers are first stored as a draft, which only the same people can continue. */
  readonly savesAnswers: boolean;
}

/**
 * Ends the session here and at the provider, which redirects back to this page. Returns where the browser leaves for, if
 * anywhere.
 */
export async function logOut(
  services: FormServices,
  { provider, savesAnswers }: LogoutRequest,
): Promise<string | null> {
  const { formId } = services.address;
  const token = readTabData(formId).tokens?.[provider];
  if (token === undefined) return null;
  const saved = await draftOf(services, savesAnswers);
  const { url } = await services.call('login:end', { token, return_url: pageUrl() });
  storeToken(formId, provider, undefined);
  writeTabData(formId, { saved });
  if (url !== null) leaveFor(url);
  return url;
}

/** The draft on the server, with the answers if they are to be saved. */
async function draftOf(
  services: FormServices,
  savesAnswers: boolean,
): Promise<ServerDraft | undefined> {
  const { saved } = readTabData(services.address.formId);
  if (!savesAnswers) return saved;
  return services.saveDraft().catch((error: unknown) => {
    // The server rejects the draft after the session has expired; the device still has the answers.
    if (error instanceof RequestFailure && error.status === 401) return saved;
    throw error;
  });
}
