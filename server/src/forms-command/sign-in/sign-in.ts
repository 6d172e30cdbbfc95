import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { adminClientId, adminScope } from '../../identity/admin-client.ts';
import { issuerPath } from '../../identity/issuer.ts';
import { signInPath } from '../../identity/sign-in/sign-in-path.ts';
import { createHttpBrowser, type HttpBrowser } from '../../platform/http/browser/http-browser.ts';
import { StartError } from '../../platform/start-error.ts';
import { credential, type CredentialSource } from './credentials.ts';

const callbackPath = '/auth/callback';

/** Signs in at the embedded provider as a browser does (authorization code, PKCE); an access token. */
export async function signIn(origin: string, source: CredentialSource): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const browser = createHttpBrowser(origin);
  const start = await browser.get(authorizationAddress(origin, verifier));
  if (start.status === 404)
    throw new StartError(
      'This organisation signs in with a provider of its own: set FORMS_TOKEN to an access token.',
    );
  const code = await obtainCode(browser, start, source);
  const response = await fetch(`${origin}${issuerPath}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: adminClientId,
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: origin + callbackPath,
    }),
  });
  const tokens = v.safeParse(v.object({ access_token: v.string() }), await response.json());
  if (!tokens.success) throw new StartError('Signing in failed: the server gave no access token.');
  return tokens.output.access_token;
}

function authorizationAddress(origin: string, verifier: string): string {
  const query = new URLSearchParams({
    client_id: adminClientId,
    response_type: 'code',
    redirect_uri: origin + callbackPath,
    scope: adminScope,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `${issuerPath}/auth?${query.toString()}`;
}

async function obtainCode(
  browser: HttpBrowser,
  start: Response,
  source: CredentialSource,
): Promise<string> {
  const form = await follow(browser, start);
  const email = await credential(source, 'FORMS_EMAIL');
  const password = await credential(source, 'FORMS_PASSWORD');
  const next = await post(browser, form, { email, password });
  const end = isCallback(next) ? next : await passSecondFactor(browser, next, source);
  return end.searchParams.get('code') ?? raise('Signing in failed: the server gave no code.');
}

async function passSecondFactor(
  browser: HttpBrowser,
  form: URL,
  source: CredentialSource,
): Promise<URL> {
  const page = await (await browser.get(form.href)).text();
  const asksCode = page.includes('name="recovery_code"');
  const end = asksCode
    ? await post(browser, form, { code: await credential(source, 'FORMS_CODE') })
    : form;
  if (isCallback(end)) return end;
  return raise('Sign in with a browser once: this account has to set up an authenticator app.');
}

const refusals: Readonly<Record<number, string>> = {
  422: 'The e-mail address, password or code is wrong.',
  429: 'There were too many attempts to sign in: wait a few minutes.',
};

async function post(
  browser: HttpBrowser,
  form: URL,
  values: Readonly<Record<string, string>>,
): Promise<URL> {
  const response = await browser.post(form.href, values);
  const refusal = refusals[response.status];
  if (refusal !== undefined) throw new StartError(refusal);
  return follow(browser, response);
}

function follow(browser: HttpBrowser, response: Response): Promise<URL> {
  if (response.headers.get('location') === null)
    raise(`Signing in failed: the server answered ${String(response.status)}.`);
  return browser.follow(response, (address) => isCallback(address) || isForm(address));
}

const isCallback = ({ pathname }: URL) => pathname === callbackPath;
const isForm = ({ pathname }: URL) => pathname.startsWith(issuerPath + signInPath);

function raise(sentence: string): never {
  throw new StartError(sentence);
}
