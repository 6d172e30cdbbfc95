import type { DemoReceivers } from './demo-services.ts';
import type { Pool } from 'pg';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { Config } from '../platform/config/config.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { CompletionRules } from '../submissions/completion/complete-submission.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';

/** What the demo needs to seed its tenant and to start its municipality's site. */
export interface DemoOptions {
  readonly config: Config;
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly passwordHasher: PasswordHasher;
  readonly cipher: SecretCipher;
  /** How the reports of the demo are completed: as those of visitors. */
  readonly rules: CompletionRules;
  readonly productOrigin: string;
  /** The origin to which browsers upload files, when it is not the product's own. */
  readonly uploadOrigin: string | null;
  /** The folder of the demo municipality's site. */
  readonly folder: string;
  /** The simulated receiver of submissions; `null` when there is none. */
  readonly receivers: DemoReceivers | null;
}
