import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { availableTransitions, type TransitionActor } from '../publishing/available-transitions.ts';

/** A version that waits in an environment for a review or for its publication. */
export interface PendingTransition {
  readonly id: string;
  readonly version: VersionSummary;
  readonly environment: EnvironmentId;
  readonly waitsFor: 'review' | 'publish';
  /** Whether the proposer asked this user by name. */
  readonly isAsked: boolean;
  readonly since: string;
}

/**
 * Proposals this user may review, unless their proposer asked others, and approvals this user may publish, longest
 * waiting first.
 */
export function findPendingTransitions(
  versions: readonly VersionSummary[],
  actor: TransitionActor,
): readonly PendingTransition[] {
  const waiting = versions.flatMap((version) =>
    version.environments.flatMap((standing) => {
      const { id: environment, state, at, reviewers } = standing;
      const transitions = availableTransitions(environment, standing, actor);
      const waitsFor =
        state === 'proposed' && transitions.includes('approve')
          ? ('review' as const)
          : state === 'approved' &&
              transitions.includes('publish') &&
              !isScheduled(version, environment)
            ? ('publish' as const)
            : undefined;
      const isAsked = reviewers.some(({ id }) => id === actor.user?.id);
      const waitsForOthers = reviewers.length > 0 && !isAsked && state === 'proposed';
      if (waitsFor === undefined || waitsForOthers) return [];
      const id = `${version.id} ${environment}`;
      return [{ id, version, environment, waitsFor, isAsked, since: at }];
    }),
  );
  return waiting.toSorted((a, b) => a.since.localeCompare(b.since));
}

/** Whether nobody has to do anything any more: the version is published at its moment. */
const isScheduled = (
  { scheduled_publications: scheduled }: VersionSummary,
  environment: EnvironmentId,
): boolean => scheduled.some((one) => one.environment === environment && one.failure === null);
