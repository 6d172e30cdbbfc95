import type { EnvironmentState } from '@form-builder/core/contract/staff/forms.ts';
import { environmentIds, type EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/versions.ts';
import { holdsAny, type RightsHolder } from '../access/access.ts';

/** What can be done with a version in an environment. */
export type Step = 'propose' | 'approve' | 'reject' | 'publish' | 'withdraw';

/** Where a version stands: `null` when nothing happened in the environment yet. */
type Standing = EnvironmentState | null;

const beforeProposal: readonly Standing[] = [null, 'rejected', 'superseded', 'withdrawn'];

/** A step with the standings it starts from; `changes`: only for those who may change the form. */
const rules: Record<
  Step,
  {
    readonly from: readonly Standing[];
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
const stepOrder = ['publish', 'propose', 'approve', 'reject', 'withdraw'] as const;

/**
 * The steps this user may take with a version in an environment, the most likely one first. Who
 * holds every right of the road publishes in one go; the server writes all its steps down.
 */
export function stepsFor(
  environment: EnvironmentId,
  standing: Standing,
  user: RightsHolder | null,
  mayChangeForm: boolean,
): readonly Step[] {
  return stepOrder.filter((step) => {
    if (rules[step].changes && !mayChangeForm) return false;
    return step === 'publish'
      ? mayPublish(environment, standing, user)
      : environment === 'development'
        ? step === 'withdraw' && isOpen(step, environment, standing, user)
        : isOpen(step, environment, standing, user);
  });
}

/** Whether this user may take any step with a version, wherever it stands. */
export function hasStep(
  { environments }: Pick<VersionSummary, 'environments'>,
  user: RightsHolder | null,
  mayChangeForm: boolean,
): boolean {
  return environmentIds.some((environment) => {
    const standing = environments.find(({ id }) => id === environment)?.state ?? null;
    return stepsFor(environment, standing, user, mayChangeForm).length > 0;
  });
}

function mayPublish(
  environment: EnvironmentId,
  standing: Standing,
  user: RightsHolder | null,
): boolean {
  if (!holds('publish', environment, user) || standing === 'published') return false;
  if (environment === 'development' || standing === 'approved') return true;
  const mayApprove = holds('review', environment, user);
  if (standing === 'proposed') return mayApprove;
  return mayApprove && holds('propose', environment, user);
}

function isOpen(
  step: Step,
  environment: EnvironmentId,
  standing: Standing,
  user: RightsHolder | null,
): boolean {
  const { from, right } = rules[step];
  return from.includes(standing) && holds(right, environment, user);
}

/** Development asks for no right to propose or review. */
function holds(
  right: 'propose' | 'review' | 'publish',
  environment: EnvironmentId,
  user: RightsHolder | null,
): boolean {
  if (environment !== 'development') return holdsAny(user, [`form-${right}-${environment}`]);
  const needed: readonly Permission[] = right === 'publish' ? ['form-publish-development'] : [];
  return holdsAny(user, needed);
}
