import type { SignIn } from './sign-in.ts';

let current: SignIn | undefined;

/** Sets the sign-in; called once, when the configuration has loaded. */
export function setSignIn(signIn: SignIn): void {
  current = signIn;
}

/** Returns the sign-in of this tab; absent until the configuration has loaded. */
export function findSignIn(): SignIn | undefined {
  return current;
}
