/** The prefix of the header with the token of a provider's login. */
export const loginHeaderPrefix = 'x-authentication-';

/** Why a login failed; the value in the fragment on return. */
export const loginFailures = [
  'cancelled',
  'failed',
  'level_too_low',
  'representation_refused',
  'representation_required',
  'mandate_refused',
] as const;
export type LoginFailure = (typeof loginFailures)[number];

/** The paths of the redirects at login and logout; providers know those that lead back to us. */
export const loginPaths = {
  start: '/login/start',
  callback: '/login/callback',
  end: '/login/end',
  ended: '/login/ended',
  app: '/login/app',
} as const;

/** The paths that a provider calls itself, where we have metadata of our own, by the provider's code and stage. */
export const serviceProviderPaths = {
  metadata: (id: string, stage: string) => `/login/service/${id}/${stage}/metadata`,
  catalogue: (id: string, stage: string) => `/login/service/${id}/${stage}/catalogue`,
  logout: (id: string, stage: string) => `/login/service/${id}/${stage}/logout`,
  /** The public keys of the tenant, a JSON Web Key Set, for visitors' providers and for those of staff. */
  keys: '/login/service/keys',
} as const;
