import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { useCan } from '../../session/use-user.ts';

/** Tells in which environments the signed-in user may open forms; production is open to everyone. */
export function useMaySeeEnvironment(): (environment: EnvironmentId) => boolean {
  const allowed: Readonly<Record<EnvironmentId, boolean>> = {
    development: useCan('environment-access-development'),
    test: useCan('environment-access-test'),
    acceptance: useCan('environment-access-acceptance'),
    production: true,
  };
  return (environment) => allowed[environment];
}
