import type { AppContext } from '../../platform/http/app-environment.ts';
import type { OperatorToken } from '../../tenants/tokens/operator-tokens-queries.ts';
import type { OperatorsContext } from '../operators-context.ts';
import { findSessionToken, hasSessionCookie, pagePath } from '../sessions/operator-sessions.ts';

export const signInPath = `${pagePath}/sign-in`;

/** Serves a page to who is signed in; others go to the page for signing in, which says that a session ended. */
export async function withSession(
  c: AppContext,
  context: OperatorsContext,
  serve: (token: OperatorToken) => Promise<Response>,
): Promise<Response> {
  const token = await findSessionToken(c, context);
  if (token === undefined)
    return c.redirect(hasSessionCookie(c) ? `${signInPath}?ended` : signInPath, 302);
  return serve(token);
}
