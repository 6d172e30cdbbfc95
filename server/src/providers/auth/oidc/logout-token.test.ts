import { exportJWK, createLocalJWKSet, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLogoutToken } from './logout-token.ts';

type SigningKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

const issuer = 'https://inloggen.example';
const clientId = 'form-builder';
const now = Date.UTC(2026, 10, 20, 9);
const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };

describe('a logout token', () => {
  let own: SigningKey;
  let foreign: SigningKey;
  let keys: ReturnType<typeof createLocalJWKSet>;

  beforeAll(async () => {
    const pair = await generateKeyPair('RS256');
    own = pair.privateKey;
    foreign = (await generateKeyPair('RS256')).privateKey;
    keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'RS256' }] });
  });

  const claims = (more: object = {}) => ({
    iss: issuer,
    aud: clientId,
    iat: now / 1000,
    jti: 'once',
    sub: 'persoon-1',
    sid: 'session-1',
    events,
    ...more,
  });
  const sign = (more: object = {}, { key = own, typ = 'logout+jwt' } = {}) =>
    new SignJWT(claims(more)).setProtectedHeader({ alg: 'RS256', typ }).sign(key);
  const read = async (token: Promise<string> | string) =>
    readLogoutToken(await token, { issuer, clientId, keys, now });

  test('names the session and the person', async () => {
    expect(await read(sign())).toMatchObject({ jti: 'once', sub: 'persoon-1', sid: 'session-1' });
    expect((await read(sign({ sid: undefined }))).sid).toBeUndefined();
    expect(await read(sign({}, { typ: 'JWT' }))).toBeDefined();
  });

  test.each([
    ['another issuer', { iss: 'https://elders.example' }],
    ['another client', { aud: 'another' }],
    ['an age of more than six minutes', { iat: now / 1000 - 361 }],
    ['a time in the future', { iat: now / 1000 + 61 }],
    ['an end in the past', { exp: now / 1000 - 61 }],
    ['no id', { jti: undefined }],
    ['no person and no session', { sub: undefined, sid: undefined }],
    ['no event', { events: {} }],
    ['a nonce, as an ID token has', { nonce: 'x' }],
  ])('is refused with %s', async (_, more) => {
    await expect(read(sign(more))).rejects.toThrow();
  });

  test('is refused with a foreign signature, without one, and as another type of token', async () => {
    await expect(read(sign({}, { key: foreign }))).rejects.toThrow();
    await expect(read(new UnsecuredJWT(claims()).encode())).rejects.toThrow();
    await expect(read(sign({}, { typ: 'at+jwt' }))).rejects.toThrow();
    const secret = new TextEncoder().encode('a secret of the client that it shares with nobody');
    const shared = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    await expect(read(shared)).rejects.toThrow();
  });
});
