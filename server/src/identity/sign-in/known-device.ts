import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, serialize } from 'hono/utils/cookie';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { createToken } from '../../platform/secrets/token.ts';
import type { TenantContext } from '../identity-options.ts';

/** A device is known for half a year after the last time the account signed in on it. */
const knownForS = 180 * 24 * 3600;

type DeviceContext = Pick<TenantContext, 'tenant' | 'origin'> & { readonly cipher: SecretCipher };

/**
 * The device that a request comes from, when this account signed in on it before; else `null`. It only
 * lets the account's owner pass while others guess: it proves nothing about who sits there.
 */
export function findKnownDevice(
  context: DeviceContext,
  request: IncomingMessage,
  email: string,
): string | null {
  const name = cookieName(email);
  const [device = '', mark = ''] = (parse(request.headers.cookie ?? '', name)[name] ?? '').split(
    '.',
  );
  const expected = markOf(context, device, email);
  const given = Buffer.from(mark, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}

/** Marks the browser as a device on which the account signed in, below the path of the login page. */
export function rememberDevice(
  context: DeviceContext,
  response: ServerResponse,
  { email, knownDevice, path }: RememberedDevice,
): void {
  const device = knownDevice ?? createToken();
  const mark = markOf(context, device, email).toString('base64url');
  const cookie = serialize(cookieName(email), `${device}.${mark}`, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.origin.startsWith('https:'),
    maxAge: knownForS,
  });
  response.appendHeader('set-cookie', cookie);
}

interface RememberedDevice {
  readonly email: string;
  readonly knownDevice: string | null;
  readonly path: string;
}

/** One for each account: colleagues may share a browser. */
const cookieName = (email: string): string =>
  `fb_known_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;

function markOf({ cipher, tenant }: DeviceContext, device: string, email: string): Buffer {
  return cipher.fingerprint({ tenantId: tenant.id, purpose: 'known-device' }, `${device} ${email}`);
}
