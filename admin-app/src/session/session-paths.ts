/** Where the identity server sends people back to; it knows these addresses. */
export const callbackPath = '/auth/callback';
export const silentCallbackPath = '/auth/silent';
