import type { IncomingMessage, ServerResponse } from 'node:http';
import { endSessionsOf } from '../../../accounts/sessions/end-sessions.ts';
import type { SignInClients } from '../../../accounts/sign-in-providers/sign-in-clients.ts';
import {
  findLinkedUser,
  findUserOfSession,
} from '../../../accounts/sign-in-providers/sign-in-links-queries.ts';
import {
  selectSignInProviders,
  type SignInProviderWithRoles,
} from '../../../accounts/sign-in-providers/sign-in-providers-queries.ts';
import { writeLogbook } from '../../../logbook/write-logbook.ts';
import { isUuid } from '../../../platform/database/criteria.ts';
import { readForm } from '../../../platform/http/requests/read-form.ts';
import type { TenantContext } from '../../identity-options.ts';

const logoutPath = /^\/providers\/([^/]+)\/logout$/;

/** The provider in the path of a report (`signInLogoutPath`); undefined for any other path. */
export function providerOfLogout(path: string): string | undefined {
  const id = logoutPath.exec(path)?.[1];
  return id !== undefined && isUuid(id) ? id : undefined;
}

interface LogoutContext extends TenantContext {
  readonly signInClients: SignInClients;
}

interface Report {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly providerId: string;
}

/**
 * Signs a member of staff out when their provider reports a logout: from server to server with a signed token (OpenID
 * Connect Back-Channel Logout 1.0), or with a frame in their browser (Front-Channel Logout 1.0). All their sessions end,
 * because a session does not record at which provider it began. A repeated report does the same again, which is harmless
 * in the minutes for which a token is accepted.
 */
export async function receiveProviderLogout(
  context: LogoutContext,
  { request, response, providerId }: Report,
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  const provider = await findProvider(context, providerId);
  const reported = provider && (await readers[request.method ?? '']?.(context, provider, request));
  if (reported === undefined) {
    response.statusCode = 400;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end('{"error":"invalid_request"}');
    return;
  }
  await signOut(context, providerId, reported);
  response.end();
}

/** Who logged out: a person, or whoever has a session. */
type Reported = { readonly subject: string } | { readonly sessionId: string };

async function signOut(
  { tenant, transaction, runtime }: LogoutContext,
  providerId: string,
  reported: Reported,
): Promise<void> {
  const tenantId = tenant.id;
  await transaction(async (tx) => {
    const link = await ('subject' in reported
      ? findLinkedUser(tx, { tenantId, providerId, ...reported })
      : findUserOfSession(tx, { tenantId, providerId, ...reported }));
    // The provider reports a logout of everybody whom it let in, also of those who have no account here.
    if (link === undefined) return;
    await endSessionsOf(tx, tenantId, link.user_id);
    const writer = { ...runtime, tx, tenantId, actor: null };
    await writeLogbook(writer, { action: 'user.sessions_ended', subject: ['user', link.user_id] });
  });
}

type Reader = (
  context: LogoutContext,
  provider: SignInProviderWithRoles,
  request: IncomingMessage,
) => Promise<Reported | undefined>;

/** How a report is read, by the method of its request; undefined for one that is not accepted. */
const readers: Readonly<Record<string, Reader>> = {
  POST: async (context, provider, request) => {
    const token = (await readForm(request))?.get('logout_token');
    if (token === null || token === undefined) return undefined;
    const client = context.signInClients.get(context.tenant.id, provider);
    // Whatever is wrong with the token, or when the provider's keys cannot be read: nobody is signed out.
    const read = await client.readLogoutToken(token).catch(() => undefined);
    if (read?.sub !== undefined) return { subject: read.sub };
    return read?.sid === undefined ? undefined : { sessionId: read.sid };
  },
  // A frame has no signature; the id of a session is a secret between the provider and us. The address is of one provider,
  // so one that leaves its issuer out, as Entra ID does, is understood.
  GET: (context, { issuer }, request) => {
    const { searchParams } = new URL(request.url ?? '/', context.origin);
    const sessionId = searchParams.get('sid') ?? '';
    const isOfProvider = (searchParams.get('iss') ?? issuer) === issuer && sessionId !== '';
    return Promise.resolve(isOfProvider ? { sessionId } : undefined);
  },
};

async function findProvider(
  { tenant, transaction }: LogoutContext,
  id: string,
): Promise<SignInProviderWithRoles | undefined> {
  const [provider] = await transaction((tx) => selectSignInProviders(tx, tenant.id, id));
  return provider;
}
