import type { EnvironmentState } from '@form-builder/core/contract/staff/forms.ts';
import { environmentIds, type EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/versions.ts';
import { hasAnyPermission, type PermissionHolder } from '../access/access.ts';

/** What can be done with a version in an environment. */
export type Transition = 'propose' | 'approve' | 'reject' | 'publish' | 'withdraw';

/** The state of a version in an environment; `null` when nothing happened there yet. */
type CurrentState = EnvironmentState | null;

const beforeProposal: readonly CurrentState[] = [null, 'rejected', 'superseded', 'withdrawn'];

/** From which states a transition starts. `changes`: only a user who may change the form may do it. */
const rules: Record<
  Transition,
  {
    readonly from: readonly CurrentState[];
    readonly right: 'propose' | 'review' | 'publish';
    readonly changes: boolean;
  }
> = {
  propose: { from: beforeProposal, right: 'propose', changes: true },
  approve: { from: ['proposed'], right: 'review', changes: false },
  reject: { from: ['proposed', 'approved'], right: 'review', changes: false },
  publish: { from: ['approved'], right: 'publish', changes: true },
  withdraw: { from: ['published'], right: 'publish', changes: true },
};
const transitionOrder = ['publish', 'propose', 'approve', 'reject', 'withdraw'] as const;

/**
 * The transitions that this user may make with a version in an environment, the most likely one first.
 * A user with all permissions for an environment publishes in one go; the server records every
 * transition.
 */
export function availableTransitions(
  environment: EnvironmentId,
  state: CurrentState,
  user: PermissionHolder | null,
  mayChangeForm: boolean,
): readonly Transition[] {
  return transitionOrder.filter((transition) => {
    if (rules[transition].changes && !mayChangeForm) return false;
    return transition === 'publish'
      ? mayPublish(environment, state, user)
      : environment === 'development'
        ? transition === 'withdraw' && isOpen(transition, environment, state, user)
        : isOpen(transition, environment, state, user);
  });
}

/** Whether this user may make any transition with a version, in any environment. */
export function hasTransition(
  { environments }: Pick<VersionSummary, 'environments'>,
  user: PermissionHolder | null,
  mayChangeForm: boolean,
): boolean {
  return environmentIds.some((environment) => {
    const state = environments.find(({ id }) => id === environment)?.state ?? null;
    return availableTransitions(environment, state, user, mayChangeForm).length > 0;
  });
}

function mayPublish(
  environment: EnvironmentId,
  state: CurrentState,
  user: PermissionHolder | null,
): boolean {
  if (!holds('publish', environment, user) || state === 'published') return false;
  if (environment === 'development' || state === 'approved') return true;
  const mayApprove = holds('review', environment, user);
  if (state === 'proposed') return mayApprove;
  return mayApprove && holds('propose', environment, user);
}

function isOpen(
  transition: Transition,
  environment: EnvironmentId,
  state: CurrentState,
  user: PermissionHolder | null,
): boolean {
  const { from, right } = rules[transition];
  return from.includes(state) && holds(right, environment, user);
}

/** In development, proposing and reviewing need no permission. */
function holds(
  right: 'propose' | 'review' | 'publish',
  environment: EnvironmentId,
  user: PermissionHolder | null,
): boolean {
  if (environment !== 'development')
    return hasAnyPermission(user, [`form-${right}-${environment}`]);
  const needed: readonly Permission[] = right === 'publish' ? ['form-publish-development'] : [];
  return hasAnyPermission(user, needed);
}
