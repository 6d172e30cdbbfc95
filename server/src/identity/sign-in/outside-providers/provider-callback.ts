import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TenantContext } from '../../identity-options.ts';
import { issuerPath } from '../../issuer.ts';
import { chooseLanguage } from '../../pages/choose-language.ts';
import { renderNoticePage } from '../../pages/notice-pages.ts';
import { sendPage } from '../../pages/send-page.ts';
import { signInPath } from '../sign-in-path.ts';

/**
 * Redirects the answer of an outside provider from the one registered address to the interaction that the state names:
 * the interaction's cookie is for that path. The state is checked there.
 */
export function redirectToInteraction(
  { tenant, origin }: TenantContext,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { search, searchParams } = new URL(request.url ?? '/', origin);
  const [uid = ''] = (searchParams.get('state') ?? '').split('.', 1);
  if (!/^[\w-]{1,64}$/.test(uid)) {
    const language = chooseLanguage(request.headers['accept-language']);
    const frame = { tenantName: tenant.name, language, base: issuerPath };
    sendPage(response, { status: 400, markup: renderNoticePage(frame, 'expired') });
    return;
  }
  redirectTo(response, `${issuerPath}${signInPath}${uid}${search}`);
}

/** Redirects to the start of the application after a logout at a provider. */
export function redirectToStart(response: ServerResponse): void {
  redirectTo(response, '/');
}

function redirectTo(response: ServerResponse, location: string): void {
  response.statusCode = 303;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('location', location);
  response.end();
}
