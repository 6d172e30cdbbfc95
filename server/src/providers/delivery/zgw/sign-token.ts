import { createHmac } from 'node:crypto';

/** Creates a JSON Web Token for the ZGW APIs: HS256 over the client id and the current time. */
export function signToken(
  secret: string,
  { clientId, now }: { readonly clientId: string; readonly now: number },
): string {
  const claims = {
    iss: clientId,
    iat: Math.floor(now / 1000),
    client_id: clientId,
    user_id: '',
    user_representation: '',
  };
  const signed = [{ alg: 'HS256', typ: 'JWT' }, claims].map(encode).join('.');
  const signature = createHmac('sha256', secret).update(signed).digest('base64url');
  return `${signed}.${signature}`;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
