/** The header in which a draft carries the token of a provider's login. */
export const loginHeaderPrefix = 'x-authentication-';

/** Why a visitor comes back from a provider without being logged in; stands in the fragment. */
export const loginFailures = ['cancelled', 'failed', 'level_too_low'] as const;
export type LoginFailure = (typeof loginFailures)[number];
