/** The path below the issuer to which the provider redirects for signing in. */
export const signInPath = '/interaction/';
