import type { EnvironmentState } from '@form-builder/core/contract/staff/forms.ts';
import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';

/** What can be done with a version in an environment. */
export type EnvironmentStep = 'propose' | 'approve' | 'reject' | 'publish' | 'withdraw';

interface StepRule {
  /** The states it may start from; `null`: the version was nowhere in the environment yet. */
  readonly from: readonly (EnvironmentState | null)[];
  readonly to: EnvironmentState;
  /** The right it takes: `form-<right>-<environment>`. */
  readonly right: 'propose' | 'review' | 'publish';
}

type StepRules = Readonly<Partial<Record<EnvironmentStep, StepRule>>>;

/** The road of decisions, section 4. What was shown before may be proposed anew. */
const reviewedSteps: StepRules = {
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
const freeSteps: StepRules = {
  publish: { from: [null, 'superseded', 'withdrawn'], to: 'published', right: 'publish' },
  withdraw: { from: ['published'], to: 'withdrawn', right: 'publish' },
};

const steps: Readonly<Record<EnvironmentId, StepRules>> = {
  development: freeSteps,
  test: reviewedSteps,
  acceptance: reviewedSteps,
  production: reviewedSteps,
};

/** What the step takes and does in the environment; absent where the environment has no such step. */
export function findStep(environment: EnvironmentId, step: EnvironmentStep): StepRule | undefined {
  return steps[environment][step];
}

/** The permission of a right in an environment; `null` where the environment asks for none. */
export function permissionFor(
  right: StepRule['right'],
  environment: EnvironmentId,
): Permission | null {
  if (right === 'publish') return `form-publish-${environment}`;
  return environment === 'development' ? null : `form-${right}-${environment}`;
}

/**
 * The steps that lead from a state through the asked one. Publishing what is not approved yet goes
 * by way of proposal and approval: one who holds all these rights takes them in one go.
 */
export function roadThrough(
  asked: EnvironmentStep,
  from: EnvironmentState | null,
  environment: EnvironmentId,
): readonly EnvironmentStep[] | undefined {
  const roads: readonly (readonly EnvironmentStep[])[] =
    asked === 'publish'
      ? [['publish'], ['approve', 'publish'], ['propose', 'approve', 'publish']]
      : [[asked]];
  return roads.find(
    ([first]) => first !== undefined && findStep(environment, first)?.from.includes(from),
  );
}
