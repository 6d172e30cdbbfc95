import type { Pool } from 'pg';
import type { MonitoredStatus } from '../operator-status/status-monitor.ts';
import type { Config } from '../platform/config/config.ts';
import type { RateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { OperatorKey } from '../platform/secrets/tenant-keys/wrapped-key.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';

/** The dependencies of the operators' API and its page. */
export interface OperatorsContext {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly config: Config;
  readonly storage: FileStorage;
  /** Wraps the keys of tenants. */
  readonly operatorKey: OperatorKey;
  readonly logger: Logger;
  readonly readStatus: () => Promise<MonitoredStatus>;
  /** Counts the calls of one token. */
  readonly limitCalls: RateLimit;
  /** Counts the tokens that are not valid, by network. */
  readonly limitFailures: RateLimit;
}
