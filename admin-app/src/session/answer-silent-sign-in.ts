import { UserManager } from 'oidc-client-ts';

/** Passes the response of the identity server to the page that opened this hidden frame. */
export async function answerSilentSignIn(): Promise<void> {
  const manager = new UserManager({ authority: '', client_id: '', redirect_uri: '' });
  await manager.signinSilentCallback();
}
