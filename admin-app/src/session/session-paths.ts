/** The paths to which the identity server redirects; they are registered there. */
export const callbackPath = '/auth/callback';
export const silentCallbackPath = '/auth/silent';
