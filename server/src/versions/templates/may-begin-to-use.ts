import { templatePermissions } from '@form-builder/core/contract/permissions.ts';
import { isAllowedBy } from '../../forms/forms-policy.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { TemplateVersionRow } from './template-queries.ts';

/** Whether the caller may place a version of a building block that the form does not hold yet. */
export function mayBeginToUse(caller: Caller, version: TemplateVersionRow): boolean {
  const maySee = templatePermissions.some((permission) => caller.permissions.has(permission));
  return (
    Boolean(version.is_published) &&
    (caller.isRoot || maySee) &&
    isAllowedBy(version, 'see', caller)
  );
}
