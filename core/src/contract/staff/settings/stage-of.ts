import type { EnvironmentId } from '../../environment-ids.ts';
import type { ProviderStage } from './providers.ts';

/** The providers that an environment uses: those of tests, outside production, never reach real people. */
export const stageOf = (environment: EnvironmentId): ProviderStage =>
  environment === 'production' ? 'production' : 'test';
