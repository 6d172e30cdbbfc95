import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/versions.ts';
import type { RightsHolder } from '../access/access.ts';
import { stepsFor } from '../publishing/steps-for.ts';

/** A version that waits in an environment for a step only some may take. */
export interface WaitingStep {
  readonly id: string;
  readonly version: VersionSummary;
  readonly environment: EnvironmentId;
  readonly waitsFor: 'review' | 'publish';
  readonly since: string;
}

/** What this user can help along: proposals to judge and approvals to publish, longest waiting first. */
export function findWaitingSteps(
  versions: readonly VersionSummary[],
  user: RightsHolder | null,
): readonly WaitingStep[] {
  const waiting = versions.flatMap((version) =>
    version.environments.flatMap(({ id: environment, state, at }) => {
      const steps = stepsFor(environment, state, user, true);
      const waitsFor =
        state === 'proposed' && steps.includes('approve')
          ? ('review' as const)
          : state === 'approved' && steps.includes('publish')
            ? ('publish' as const)
            : undefined;
      if (waitsFor === undefined) return [];
      return [{ id: `${version.id} ${environment}`, version, environment, waitsFor, since: at }];
    }),
  );
  return waiting.toSorted((a, b) => a.since.localeCompare(b.since));
}
