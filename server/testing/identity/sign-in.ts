import { createHash, randomBytes } from 'node:crypto';
import { adminClientId, adminScope } from '../../src/identity/admin-client.ts';
import {
  createHttpBrowser,
  type HttpBrowser,
} from '../../src/platform/http/browser/http-browser.ts';

/** The response of the token endpoint. */
export interface TestTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string;
  readonly expiresInS: number;
}

/** The user to sign in, and the server. */
export interface TestSignIn {
  /** The tenant's canonical origin. */
  readonly origin: string;
  readonly email: string;
  readonly password: string;
  /** Set when the server listens on another address than its canonical origin. */
  readonly fetch?: typeof fetch;
  /** A browser whose cookies are used afterwards. */
  readonly browser?: HttpBrowser;
}

/** Signs in as a user with a browser does (authorization code, PKCE, login form). */
export async function signIn(options: TestSignIn): Promise<TestTokens> {
  const verifier = randomBytes(32).toString('base64url');
  const code = await obtainCode(options, verifier);
  const response = await requestTokens(options, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${options.origin}/auth/callback`,
  });
  return parseTokens(response);
}

/** Signs in up to the authorization code. */
export async function obtainCode(options: TestSignIn, verifier: string): Promise<string> {
  const browser = options.browser ?? createHttpBrowser(options.origin, options.fetch);
  const isCallback = ({ pathname }: { readonly pathname: string }): boolean =>
    pathname === '/auth/callback';
  const form = await browser.follow(
    await browser.get(authorizationAddress(options.origin, verifier)),
    ({ pathname }) => pathname.startsWith('/idp/interaction/') || isCallback({ pathname }),
  );
  const { email, password } = options;
  const callback = isCallback(form)
    ? form
    : await browser.follow(await browser.post(form.href, { email, password }), isCallback);
  const code = callback.searchParams.get('code');
  if (code === null) throw new Error(`No code came back: ${callback.search}`);
  return code;
}

/** The URL that the admin app opens to sign in. */
export function authorizationAddress(
  origin: string,
  verifier: string,
  extra: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams({
    client_id: adminClientId,
    response_type: 'code',
    redirect_uri: `${origin}/auth/callback`,
    scope: adminScope,
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return `${origin}/idp/auth?${parameters.toString()}`;
}

/** Posts to the token endpoint. */
export function requestTokens(
  options: Pick<TestSignIn, 'origin' | 'fetch'>,
  form: Readonly<Record<string, string>>,
): Promise<Response> {
  return (options.fetch ?? fetch)(`${options.origin}/idp/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: adminClientId, ...form }),
  });
}

/** Reads the tokens of a successful response of the token endpoint. */
export async function parseTokens(response: Response): Promise<TestTokens> {
  // The provider's own response: the test checks its shape.
  const answer = (await response.json()) as Record<string, string> & { expires_in: number };
  if (!response.ok) throw new Error(`The token endpoint answered ${JSON.stringify(answer)}`);
  return {
    accessToken: answer['access_token'] ?? '',
    refreshToken: answer['refresh_token'] ?? '',
    idToken: answer['id_token'] ?? '',
    expiresInS: answer.expires_in,
  };
}
