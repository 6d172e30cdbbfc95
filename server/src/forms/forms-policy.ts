import type { Form } from '@form-builder/core/contract/staff/forms.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { MemberRole } from './forms-tables.ts';

type Confidentiality = Form['confidentiality_level'];

/** The actions on a form; versions and submissions follow the form that they belong to. */
export type FormAction = 'see' | 'change' | 'delete' | 'own';

/**
 * Who may do what, by the confidentiality of the form. `anyone`: every user with the permission of
 * the endpoint; otherwise members with one of the roles. Root may do everything.
 */
const allowed: Readonly<
  Record<FormAction, Readonly<Record<Confidentiality, readonly (MemberRole | 'anyone')[]>>>
> = {
  see: { public: ['anyone'], protected: ['anyone'], private: ['owner', 'editor', 'viewer'] },
  change: { public: ['anyone'], protected: ['owner', 'editor'], private: ['owner', 'editor'] },
  delete: { public: ['anyone'], protected: ['owner'], private: ['owner'] },
  own: { public: ['owner'], protected: ['owner'], private: ['owner'] },
};

/** The permission that the action needs as well, if any. */
const needed: Readonly<Record<FormAction, Permission | null>> = {
  see: null,
  change: 'form-edit',
  delete: 'form-delete',
  own: 'form-edit',
};

/** What the policy depends on: the confidentiality of the form and the caller's role in it. */
export interface FormAccess {
  readonly confidentiality_level: Confidentiality;
  readonly role: MemberRole | null;
}

/** Whether the form's own rules allow the caller this action; permissions are checked elsewhere. */
export function isAllowedBy(form: FormAccess, action: FormAction, caller: Caller): boolean {
  const may = allowed[action][form.confidentiality_level];
  return caller.isRoot || may.includes('anyone') || (form.role !== null && may.includes(form.role));
}

/** Whether the caller may do this with the form, permissions included. */
export function mayActOnForm(caller: Caller, action: FormAction, form: FormAccess): boolean {
  const permission = needed[action];
  const isPermitted = caller.isRoot || permission === null || caller.permissions.has(permission);
  return isPermitted && isAllowedBy(form, action, caller);
}

/** The levels at which no membership is needed to see a form. */
export const openLevels: readonly Confidentiality[] = (
  ['public', 'protected', 'private'] as const
).filter((level) => allowed.see[level].includes('anyone'));
