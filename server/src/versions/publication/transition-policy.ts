import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import { isAllowedBy, type FormAction, type FormAccess } from '../../forms/forms-policy.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findTransition, permissionFor, type VersionTransition } from './transitions.ts';

/**
 * What each transition needs by the form's own access rules. Proposing and publishing change what a
 * form shows, so that on a protected or private form only its members may do it; everybody who sees
 * the form may review it.
 */
const formActions: Readonly<Record<VersionTransition, FormAction>> = {
  propose: 'change',
  approve: 'see',
  reject: 'see',
  publish: 'change',
  withdraw: 'change',
};

/** Whether the caller may make this transition with a version of the form in that environment. */
export function mayTransition(
  caller: Caller,
  transition: VersionTransition,
  environment: EnvironmentId,
  form: FormAccess,
): boolean {
  return (
    hasPermission(caller, transition, environment) &&
    isAllowedBy(form, formActions[transition], caller)
  );
}

function hasPermission(
  caller: Caller,
  transition: VersionTransition,
  environment: EnvironmentId,
): boolean {
  const rule = findTransition(environment, transition);
  const permission = rule === undefined ? null : permissionFor(rule.right, environment);
  return caller.isRoot || permission === null || caller.permissions.has(permission);
}
