import { describe, expect, test } from 'vitest';
import { LogoutRefusedError, type EndedSession } from '../login-driver.ts';
import { createOidcLogoutReceiver } from './oidc-logout-receiver.ts';

const issuer = 'https://login.example.nl/tenant/v2.0';

async function readFrame(query: string): Promise<readonly EndedSession[]> {
  const ended: EndedSession[] = [];
  const client = { readLogoutToken: () => Promise.reject(new Error('A frame has no token.')) };
  await createOidcLogoutReceiver(client, { issuer }).readFrame?.(
    new URL(`https://forms.example.nl/logout${query}`),
    {
      addresses: { consumer: '', loggedOut: '', logout: '' },
      useOnce: () => Promise.resolve(true),
      endSessions: (session) => {
        ended.push(session);
        return Promise.resolve();
      },
    },
  );
  return ended;
}

describe('a frame of front-channel logout', () => {
  test.each([
    ['issuer and session', `?iss=${encodeURIComponent(issuer)}&sid=s1`],
    ['only a session, as Entra ID sends', '?sid=s1'],
  ])('ends the session with %s', async (_name, query) => {
    expect(await readFrame(query)).toEqual([{ by: 'session_id', sessionId: 's1' }]);
  });

  test.each([
    ['another issuer', '?iss=https%3A%2F%2Fother.example&sid=s1'],
    ['an empty issuer', '?iss=&sid=s1'],
    ['no session', `?iss=${encodeURIComponent(issuer)}`],
    ['an empty session', '?sid='],
    ['nothing', ''],
  ])('is refused with %s', async (_name, query) => {
    await expect(readFrame(query)).rejects.toThrow(LogoutRefusedError);
  });
});
