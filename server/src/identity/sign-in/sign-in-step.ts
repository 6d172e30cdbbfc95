import type { PageFrame } from '../pages/page-frame.ts';
import type { StepName } from './pending-sign-in.ts';
import type { SignInAccount } from './sign-in-account.ts';
import type { SignInContext } from './sign-in-context.ts';

/** A request that a step handles. */
export interface StepRequest {
  readonly context: SignInContext;
  readonly frame: PageFrame;
  readonly account: SignInAccount;
  /** The sign-in to which a challenge belongs. */
  readonly interactionId: string;
  /** The client's address. */
  readonly address: string;
}

/** The result of a submitted step. */
export type StepOutcome =
  | {
      readonly code: 'passed';
      /** What was passed, when it is not the step itself. */
      readonly as?: StepName;
      /** A page to show once before sign-in continues. */
      readonly page?: string;
    }
  | { readonly code: 'refused'; readonly page: string; readonly retryAfterS?: number };

/** A step between the password and the application. */
export interface SignInStep {
  readonly name: StepName;
  readonly isDue: (account: SignInAccount, passed: readonly StepName[]) => boolean;
  readonly show: (request: StepRequest) => Promise<string>;
  readonly submit: (request: StepRequest, form: URLSearchParams) => Promise<StepOutcome>;
}
