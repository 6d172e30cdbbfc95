import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { SignInClients } from '../../accounts/sign-in-providers/sign-in-clients.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { Branding } from '../../settings/find-branding.ts';
import type { TenantContext } from '../identity-options.ts';

/** The dependencies of the login pages. */
export interface SignInContext extends TenantContext {
  readonly provider: Provider;
  readonly passwordHasher: PasswordHasher;
  readonly cipher: SecretCipher;
  readonly branding: Branding;
  readonly signInClients: SignInClients;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly jobs: JobSender;
  /** Called for internal errors that do not stop a sign-in. */
  readonly onError: (error: unknown) => void;
}

/** The provider's stored interaction of a user who is signing in. */
export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** One request of a user who is signing in. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly interaction: Interaction;
}
