import type { EnvironmentState, FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import { templateEnvironment } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';

/** What can be done with a version in an environment. */
export type VersionTransition =
  'propose' | 'retract' | 'approve' | 'reject' | 'publish' | 'withdraw';

interface TransitionRule {
  /** The states it may start from; `null`: the version was never in the environment. */
  readonly from: readonly (EnvironmentState | null)[];
  /** `null`: the state that the version had before it was proposed. */
  readonly to: EnvironmentState | null;
  /** The right that it needs: `form-<right>-<environment>`. */
  readonly right: 'propose' | 'review' | 'publish';
}

type TransitionRules = Readonly<Partial<Record<VersionTransition, TransitionRule>>>;

/**
 * Someone proposes, someone reviews, someone publishes. A version that was shown before passed its review and cannot
 * have changed since, so going back to it is one step; it may also be proposed again.
 */
const reviewedTransitions: TransitionRules = {
  propose: {
    from: [null, 'rejected', 'superseded', 'withdrawn'],
    to: 'proposed',
    right: 'propose',
  },
  retract: { from: ['proposed'], to: null, right: 'propose' },
  approve: { from: ['proposed'], to: 'approved', right: 'review' },
  reject: { from: ['proposed', 'approved'], to: 'rejected', right: 'review' },
  publish: { from: ['approved', 'superseded', 'withdrawn'], to: 'published', right: 'publish' },
  withdraw: { from: ['published'], to: 'withdrawn', right: 'publish' },
};

/** Development needs no proposal and no review. */
const unreviewedTransitions: TransitionRules = {
  publish: { from: [null, 'superseded', 'withdrawn'], to: 'published', right: 'publish' },
  withdraw: { from: ['published'], to: 'withdrawn', right: 'publish' },
};

type RulesByEnvironment = Readonly<Partial<Record<EnvironmentId, TransitionRules>>>;

/** A building block is published for the forms that use it, in one place and without a review. */
const rules: Readonly<Record<FormType, RulesByEnvironment>> = {
  form: {
    development: unreviewedTransitions,
    test: reviewedTransitions,
    acceptance: reviewedTransitions,
    production: reviewedTransitions,
  },
  template: { [templateEnvironment]: unreviewedTransitions },
};

/** What a version can go through: that of a form of a type, in an environment. */
export interface TransitionPlace {
  readonly type: FormType;
  readonly environment: EnvironmentId;
}

/** What the transition needs and does in the environment; absent where the environment has none. */
export function findTransition(
  { type, environment }: TransitionPlace,
  transition: VersionTransition,
): TransitionRule | undefined {
  return rules[type][environment]?.[transition];
}

/** The permission of a right in an environment; `null` where the environment needs none. */
export function permissionFor(
  right: TransitionRule['right'],
  { type, environment }: TransitionPlace,
): Permission | null {
  if (type === 'template') return 'template-publish';
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
  place: TransitionPlace,
): readonly VersionTransition[] | undefined {
  const sequences: readonly (readonly VersionTransition[])[] =
    requested === 'publish'
      ? [['publish'], ['approve', 'publish'], ['propose', 'approve', 'publish']]
      : [[requested]];
  return sequences.find(
    ([first]) => first !== undefined && findTransition(place, first)?.from.includes(from),
  );
}
