import type { EnvironmentState } from '@form-builder/core/contract/staff/forms/forms.ts';
import { environmentIds, type EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { hasAnyPermission, type PermissionHolder } from '../access/access.ts';

/** A transition of a version in an environment. */
export type Transition = 'propose' | 'retract' | 'approve' | 'reject' | 'publish' | 'withdraw';

/** The state of a version in an environment; `null` without a transition there. */
type CurrentState = EnvironmentState | null;

const beforeProposal: readonly CurrentState[] = [null, 'rejected', 'superseded', 'withdrawn'];

/** The states from which a transition starts. `changes`: requires permission to change the form. */
const rules: Record<
  Transition,
  {
    readonly from: readonly CurrentState[];
    readonly right: 'propose' | 'review' | 'publish';
    readonly changes: boolean;
  }
> = {
  propose: { from: beforeProposal, right: 'propose', changes: true },
  retract: { from: ['proposed'], right: 'propose', changes: true },
  approve: { from: ['proposed'], right: 'review', changes: false },
  reject: { from: ['proposed', 'approved'], right: 'review', changes: false },
  publish: { from: ['approved', 'superseded', 'withdrawn'], right: 'publish', changes: true },
  withdraw: { from: ['published'], right: 'publish', changes: true },
};
const transitionOrder = ['publish', 'propose', 'approve', 'reject', 'retract', 'withdraw'] as const;
/** A proposal asks for an opinion first; publishing it gives that by itself. */
const proposedOrder = ['approve', 'publish', 'reject', 'retract'] as const;

/** The user who makes a transition, and the rules of the form and the tenant that apply. */
export interface TransitionActor {
  readonly user: (PermissionHolder & { readonly id: string }) | null;
  readonly mayChangeForm: boolean;
  /** The tenant's setting `four_eyes`: users cannot approve what they proposed. */
  readonly needsFourEyes: boolean;
}

/** Finds the latest transition of a version in an environment; `undefined` without one. */
export type Standing =
  { readonly state: EnvironmentState; readonly user: { readonly id: string } | null } | undefined;

/**
 * Returns the transitions that this user may make with a version in an environment, the most likely
 * one first. A user with all permissions for an environment can publish in one step, unless the
 * tenant requires four eyes; the server records every transition.
 */
export function availableTransitions(
  environment: EnvironmentId,
  standing: Standing,
  actor: TransitionActor,
): readonly Transition[] {
  const order = standing?.state === 'proposed' ? proposedOrder : transitionOrder;
  return order.filter((transition) => {
    if (rules[transition].changes && !actor.mayChangeForm) return false;
    if (transition === 'publish') return mayPublish(environment, standing, actor);
    if (environment === 'development' && transition !== 'withdraw') return false;
    if (isLeftToOthers(transition, environment, standing, actor)) return false;
    const { from, right } = rules[transition];
    return from.includes(standing?.state ?? null) && holds(right, environment, actor.user);
  });
}

/** Whether colleagues decide: about the user's own proposal, which the user retracts instead of rejecting it. */
function isLeftToOthers(
  transition: Transition,
  environment: EnvironmentId,
  standing: Standing,
  actor: TransitionActor,
): boolean {
  if (transition === 'approve') return waitsForColleague(standing, actor);
  if (transition !== 'reject' || !isOwnProposal(standing, actor.user)) return false;
  return actor.mayChangeForm && holds('propose', environment, actor.user);
}

/** Whether the version was published in the environment before: publishing it again goes back to it. */
export function wasPublished(standing: Standing): boolean {
  return standing?.state === 'superseded' || standing?.state === 'withdrawn';
}

/** Whether the user proposed the version, so that only a colleague may approve it. */
export function waitsForColleague(
  standing: Standing,
  { user, needsFourEyes }: TransitionActor,
): boolean {
  return needsFourEyes && isOwnProposal(standing, user);
}

/** Whether the version waits for a decision about the proposal of this user. */
function isOwnProposal(standing: Standing, user: TransitionActor['user']): boolean {
  return standing?.state === 'proposed' && user !== null && standing.user?.id === user.id;
}

/** Whether this user may choose or change the moment at which a version is published in an environment. */
export function mayChangeSchedule(
  environment: EnvironmentId,
  { user, mayChangeForm }: TransitionActor,
): boolean {
  // Development needs no approval, so that nothing there waits for a publication.
  return environment !== 'development' && mayChangeForm && holds('publish', environment, user);
}

/** Whether this user may make any transition with a version, in any environment. */
export function hasTransition(
  { environments }: Pick<VersionSummary, 'environments'>,
  actor: TransitionActor,
): boolean {
  return environmentIds.some((environment) => {
    const standing = environments.find(({ id }) => id === environment);
    return availableTransitions(environment, standing, actor).length > 0;
  });
}

function mayPublish(
  environment: EnvironmentId,
  standing: Standing,
  actor: TransitionActor,
): boolean {
  const { user, needsFourEyes } = actor;
  const state = standing?.state ?? null;
  if (!holds('publish', environment, user) || state === 'published') return false;
  if (environment === 'development' || state === 'approved' || wasPublished(standing)) return true;
  const mayApprove = holds('review', environment, user) && !waitsForColleague(standing, actor);
  if (state === 'proposed') return mayApprove;
  return mayApprove && !needsFourEyes && holds('propose', environment, user);
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
