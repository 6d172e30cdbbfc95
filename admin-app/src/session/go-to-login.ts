import { currentLanguage } from '../languages/languages.ts';
import { findSignIn } from './current-sign-in.ts';

/** Redirects to the login page, which returns to the current screen; never resolves. */
export async function goToLogin(): Promise<void> {
  const { pathname, search, hash } = location;
  const signIn = findSignIn();
  if (signIn === undefined) location.assign('/');
  else await signIn.leaveForLogin(pathname + search + hash, currentLanguage());
  await new Promise<never>(() => undefined);
}
