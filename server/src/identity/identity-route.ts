import { issuerPath } from './issuer.ts';

/** The route patterns of sign-in; those of the library are its defaults. */
const patterns = [
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration',
  '/account',
  '/assets/:file',
  '/auth',
  '/auth/:uid',
  '/callback',
  '/interaction/:uid',
  '/jwks',
  '/me',
  '/providers/:id/logout',
  '/session/end',
  '/session/end/confirm',
  '/session/end/success',
  '/signed-out',
  '/token',
  '/token/revocation',
];
const expressions = patterns.map((pattern) => ({
  route: issuerPath + pattern,
  expression: new RegExp(
    `^${issuerPath}${pattern.replaceAll('.', '\\.').replace(/:\w+/, '[^/]+')}$`,
  ),
}));

/** The route pattern of a sign-in request; `none` for an unknown path. */
export function identityRoute(url: string | undefined): string {
  const [path = ''] = (url ?? '').split('?');
  return expressions.find(({ expression }) => expression.test(path))?.route ?? 'none';
}
