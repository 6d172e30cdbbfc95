import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import {
  isAllowedBy,
  isStopped,
  type FormAction,
  type TypedFormAccess,
} from '../../forms/forms-policy.ts';
import type { Caller } from '../../platform/http/caller.ts';
import {
  findTransition,
  permissionFor,
  type TransitionPlace,
  type VersionTransition,
} from './transitions.ts';

/**
 * What each transition needs by the form's own access rules. Proposing and publishing change what a
 * form shows, so that on a protected or private form only its members may do it; everybody who sees
 * the form may review it.
 */
const formActions: Readonly<Record<VersionTransition, FormAction>> = {
  propose: 'change',
  retract: 'change',
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
  form: TypedFormAccess,
): boolean {
  return (
    hasPermission(caller, transition, { type: form.type, environment }) &&
    !isStopped(form, formActions[transition]) &&
    isAllowedBy(form, formActions[transition], caller)
  );
}

function hasPermission(
  caller: Caller,
  transition: VersionTransition,
  place: TransitionPlace,
): boolean {
  const rule = findTransition(place, transition);
  const permission = rule === undefined ? null : permissionFor(rule.right, place);
  return caller.isRoot || permission === null || caller.permissions.has(permission);
}
