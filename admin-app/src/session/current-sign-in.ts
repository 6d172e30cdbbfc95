import type { SignIn } from './sign-in.ts';

let current: SignIn | undefined;

/** Called once, when the configuration names the identity server. */
export function setSignIn(signIn: SignIn): void {
  current = signIn;
}

/** The sign-in of this tab; absent until the configuration is known. */
export function findSignIn(): SignIn | undefined {
  return current;
}
