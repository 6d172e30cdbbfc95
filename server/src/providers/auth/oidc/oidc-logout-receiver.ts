import {
  LogoutRefusedError,
  type LogoutReceiver,
  type ReportedLogoutOptions,
} from '../login-driver.ts';
import { ProviderError } from '../../provider-error.ts';
import type { LogoutToken } from './logout-token.ts';
import type { OidcClient } from './oidc-client.ts';

/**
 * Receives logouts as OpenID Connect reports them: by a signed token from server to server (Back-Channel Logout 1.0), or
 * by a frame in the person's browser (Front-Channel Logout 1.0).
 */
export function createOidcLogoutReceiver(
  client: Pick<OidcClient, 'readLogoutToken'>,
  { issuer }: { readonly issuer: string },
): LogoutReceiver {
  return {
    receive: async (message, options) => {
      await endReported(await read(client, message), options);
      return { contentType: 'text/plain; charset=utf-8', body: '' };
    },
    // The id of a session is a secret between the provider and us, so it proves that the provider made the frame. The
    // address is of one provider, so one that leaves its issuer out, as Entra ID does, is understood.
    receiveInBrowser: async ({ searchParams }, { endSessions }) => {
      const sessionId = searchParams.get('sid') ?? '';
      if ((searchParams.get('iss') ?? issuer) !== issuer || sessionId === '')
        throw new LogoutRefusedError('The frame names another provider or no session.');
      await endSessions({ by: 'session_id', sessionId });
      return null;
    },
  };
}

async function read(
  client: Pick<OidcClient, 'readLogoutToken'>,
  message: string,
): Promise<LogoutToken> {
  const token = new URLSearchParams(message).get('logout_token');
  if (token === null) throw new LogoutRefusedError('There is no logout token.');
  try {
    return await client.readLogoutToken(token);
  } catch (cause) {
    // The provider's keys cannot be read now: it may repeat the report.
    if (cause instanceof ProviderError) throw cause;
    throw new LogoutRefusedError('The logout token is not accepted.', { cause });
  }
}

async function endReported(
  { jti, sub, sid, until }: LogoutToken,
  { useOnce, endSessions }: Pick<ReportedLogoutOptions, 'useOnce' | 'endSessions'>,
): Promise<void> {
  if (!(await useOnce(`logout ${jti}`, until)))
    throw new LogoutRefusedError('The logout token was used before.');
  if (sid !== undefined) await endSessions({ by: 'session_id', sessionId: sid });
  // With a session only that one ends; without, all of the person do.
  else if (sub !== undefined) await endSessions({ by: 'key', key: sub });
}
