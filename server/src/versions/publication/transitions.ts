import type { EnvironmentState } from '@form-builder/core/contract/staff/forms.ts';
import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';

/** What can be done with a version in an environment. */
export type VersionTransition = 'propose' | 'approve' | 'reject' | 'publish' | 'withdraw';

interface TransitionRule {
  /** The states it may start from; `null`: the version was never in the environment. */
  readonly from: readonly (EnvironmentState | null)[];
  readonly to: EnvironmentState;
  /** The right that it needs: `form-<right>-<environment>`. */
  readonly right: 'propose' | 'review' | 'publish';
}

type TransitionRules = Readonly<Partial<Record<VersionTransition, TransitionRule>>>;

/** Someone proposes, someone reviews, someone publishes. A version shown before may be proposed again. */
const reviewedTransitions: TransitionRules = {
  propose: {
    from: [null, 'rejected', 'superseded', 'withdrawn'],
    to: 'proposed',
    right: 'propose',
  },
  approve: { from: ['proposed'], to: 'approved', right: 'review' },
  reject: { from: ['proposed', 'approved'], to: 'rejected', right: 'review' },
  publish: { from: ['approved'], to: 'published', right: 'publish' },
  withdraw: { from: ['published'], to: 'withdrawn', right: 'publish' },
};

/** Development needs no proposal and no review. */
const unreviewedTransitions: TransitionRules = {
  publish: { from: [null, 'superseded', 'withdrawn'], to: 'published', right: 'publish' },
  withdraw: { from: ['published'], to: 'withdrawn', right: 'publish' },
};

const rules: Readonly<Record<EnvironmentId, TransitionRules>> = {
  development: unreviewedTransitions,
  test: reviewedTransitions,
  acceptance: reviewedTransitions,
  production: reviewedTransitions,
};

/** What the transition needs and does in the environment; absent where the environment has none. */
export function findTransition(
  environment: EnvironmentId,
  transition: VersionTransition,
): TransitionRule | undefined {
  return rules[environment][transition];
}

/** The permission of a right in an environment; `null` where the environment needs none. */
export function permissionFor(
  right: TransitionRule['right'],
  environment: EnvironmentId,
): Permission | null {
  if (right === 'publish') return `form-publish-${environment}`;
  return environment === 'development' ? null : `form-${right}-${environment}`;
}

/**
 * The transitions from a state that end with the requested one. A version that is not approved yet is
 * proposed and approved before it is published: a user with all these rights does it in one request.
 */
export function transitionsThrough(
  requested: VersionTransition,
  from: EnvironmentState | null,
  environment: EnvironmentId,
): readonly VersionTransition[] | undefined {
  const sequences: readonly (readonly VersionTransition[])[] =
    requested === 'publish'
      ? [['publish'], ['approve', 'publish'], ['propose', 'approve', 'publish']]
      : [[requested]];
  return sequences.find(
    ([first]) => first !== undefined && findTransition(environment, first)?.from.includes(from),
  );
}
