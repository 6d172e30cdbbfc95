import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import { isAllowedBy, type FormAction, type FormStanding } from '../forms/forms-policy.ts';
import type { Caller } from '../platform/http/endpoints/handlers.ts';
import { findStep, permissionFor, type EnvironmentStep } from './publication/transitions.ts';

/**
 * What each step asks of the form's own rules: proposing and publishing change what a form shows,
 * so on a protected or private form they are its members' to do; whoever sees it may review it.
 */
const formActions: Readonly<Record<EnvironmentStep, FormAction>> = {
  propose: 'change',
  approve: 'see',
  reject: 'see',
  publish: 'change',
  withdraw: 'change',
};

/** Whether the caller may take this step with a version of the form in that very environment. */
export function mayTakeStep(
  caller: Caller,
  step: EnvironmentStep,
  environment: EnvironmentId,
  form: FormStanding,
): boolean {
  return holdsRight(caller, step, environment) && isAllowedBy(form, formActions[step], caller);
}

function holdsRight(caller: Caller, step: EnvironmentStep, environment: EnvironmentId): boolean {
  const rule = findStep(environment, step);
  const permission = rule === undefined ? null : permissionFor(rule.right, environment);
  return caller.isRoot || permission === null || caller.permissions.has(permission);
}
