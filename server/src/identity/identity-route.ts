import { issuerPath } from './issuer.ts';

/** The patterns of everything that sign-in answers; the library's own as it names them by default. */
const patterns = [
  '/.well-known/oauth-authorization-server',
  '/.well-known/openid-configuration',
  '/account',
  '/assets/:file',
  '/auth',
  '/auth/:uid',
  '/interaction/:uid',
  '/jwks',
  '/me',
  '/session/end',
  '/session/end/confirm',
  '/session/end/success',
  '/token',
  '/token/revocation',
];
const expressions = patterns.map((pattern) => ({
  route: issuerPath + pattern,
  expression: new RegExp(
    `^${issuerPath}${pattern.replaceAll('.', '\\.').replace(/:\w+/, '[^/]+')}$`,
  ),
}));

/** The pattern of the path of a request to sign-in; `none` for every path that it does not have. */
export function identityRoute(url: string | undefined): string {
  const [path = ''] = (url ?? '').split('?');
  return expressions.find(({ expression }) => expression.test(path))?.route ?? 'none';
}
