import type { AssuranceLevel } from '@form-builder/core/field-types/auth/assurance-level.ts';
import type { FormServices, ServerDraft } from '../requests/form-services.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import { environmentOf } from './login-environment.ts';
import { keep, keepToken, readKept } from './login-store.ts';
import { pageAddress } from '../requests/page-url.ts';

/** Which login a visitor asks for. */
export interface LoginWish {
  readonly provider: string;
  readonly leastLevel: AssuranceLevel | undefined;
  readonly cellKey: string | undefined;
}

/**
 * Leaves for the provider in this same window, with everything kept: people must see the address bar
 * when they log in. Throws a RequestFailure when it cannot begin.
 */
export async function logIn(
  services: FormServices,
  { provider, leastLevel, cellKey }: LoginWish,
): Promise<void> {
  const { formId } = services.address;
  const saved = await keepAnswers(services, cellKey);
  const { url, verifier } = await services.call('login:start', {
    ...{ provider, environment: environmentOf(services), form_id: formId },
    ...{ return_url: pageAddress(), least_level: leastLevel ?? null },
  });
  keep(formId, { attempt: { provider, verifier, cellKey }, saved });
  location.assign(url);
}

/** Ends the login here, and at the provider; the page comes back by itself. */
export async function logOut(services: FormServices, provider: string): Promise<void> {
  const { formId } = services.address;
  const token = readKept(formId).tokens?.[provider];
  if (token === undefined) return;
  const saved = await keepAnswers(services, provider);
  const { url } = await services.call('login:end', { token, return_url: pageAddress() });
  keepToken(formId, provider, undefined);
  keep(formId, { saved });
  if (url !== null) location.assign(url);
}

/** A form that asks for a login before it opens has nothing to keep yet. */
async function keepAnswers(
  services: FormServices,
  cellKey: string | undefined,
): Promise<ServerDraft | undefined> {
  const { saved } = readKept(services.address.formId);
  if (cellKey === undefined) return saved;
  return services.keepDraft().catch((error: unknown) => {
    // Whose login is over cannot write any more: what they typed is on the device.
    if (error instanceof RequestFailure && error.status === 401) return saved;
    throw error;
  });
}
