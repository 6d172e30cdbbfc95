import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, serialize } from 'hono/utils/cookie';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { createToken } from '../../platform/secrets/token.ts';
import type { TenantContext } from '../identity-options.ts';

/** A device stays known for half a year after the account last signed in on it. */
const knownForS = 180 * 24 * 3600;

type DeviceContext = Pick<TenantContext, 'tenant' | 'origin'> & { readonly cipher: SecretCipher };

/**
 * The device of a request if this account signed in on it before; otherwise `null`. It only lets the account's
 * owner pass while others guess; it does not authenticate a user.
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

/** Marks the browser as a known device of the account, with a cookie for the path of the login page. */
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

/** One cookie per account, because colleagues may share a browser. */
const cookieName = (email: string): string =>
  `fb_known_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;

function markOf({ cipher, tenant }: DeviceContext, device: string, email: string): Buffer {
  return cipher.fingerprint({ tenantId: tenant.id, purpose: 'known-device' }, `${device} ${email}`);
}
