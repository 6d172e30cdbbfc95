import type { MemberRole } from '@form-builder/core/contract/staff/users/form-members.ts';
import {
  formTypes,
  type Form,
  type FormType,
} from '@form-builder/core/contract/staff/forms/forms.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Caller } from '../platform/http/caller.ts';

type Confidentiality = Form['confidentiality_level'];

/** The actions on a form; versions and submissions follow the form that they belong to. */
export type FormAction = 'see' | 'change' | 'translate' | 'archive' | 'delete' | 'own';

/**
 * Who may do what, by the confidentiality of the form. `anyone`: every user with the permission of
 * the endpoint; otherwise members with one of the roles. Root may do everything.
 */
const allowed: Readonly<
  Record<FormAction, Readonly<Record<Confidentiality, readonly (MemberRole | 'anyone')[]>>>
> = {
  see: { public: ['anyone'], protected: ['anyone'], private: ['owner', 'editor', 'viewer'] },
  change: { public: ['anyone'], protected: ['owner', 'editor'], private: ['owner', 'editor'] },
  translate: { public: ['anyone'], protected: ['owner', 'editor'], private: ['owner', 'editor'] },
  archive: { public: ['anyone'], protected: ['owner', 'editor'], private: ['owner', 'editor'] },
  delete: { public: ['anyone'], protected: ['owner'], private: ['owner'] },
  own: { public: ['owner'], protected: ['owner'], private: ['owner'] },
};

/**
 * The permissions of which an action also requires one, by the type of the form; empty when it
 * requires none.
 */
const needed: Readonly<Record<FormType, Readonly<Record<FormAction, readonly Permission[]>>>> = {
  form: {
    see: [],
    change: ['form-edit'],
    translate: ['form-edit', 'form-translation'],
    archive: ['form-edit'],
    delete: ['form-delete'],
    own: ['form-edit'],
  },
  template: {
    see: [],
    change: ['template-edit'],
    translate: ['template-edit', 'template-translation'],
    archive: ['template-edit'],
    delete: ['template-delete'],
    own: ['template-edit'],
  },
};

/** The permissions for one type of form, by the prefix of their slug. */
const typeOf = (permission: Permission): FormType =>
  permission.startsWith('template-') ? 'template' : 'form';

/** The types of forms that an endpoint shows the caller, according to the permissions. */
export function readableTypes({ isRoot, endpointPermissions }: Caller): readonly FormType[] {
  const admitted = new Set(Array.from(endpointPermissions, typeOf));
  return isRoot ? formTypes : formTypes.filter((type) => admitted.has(type));
}

/**
 * The facts on which the policy depends: the confidentiality of the form and the caller's role in
 * it.
 */
export interface FormAccess {
  readonly confidentiality_level: Confidentiality;
  readonly role: MemberRole | null;
}

/**
 * These facts with the type, which determines the required permissions, and whether the form is
 * archived.
 */
export interface TypedFormAccess extends FormAccess {
  readonly type: FormType;
  readonly archived_at: Date | string | null;
}

/**
 * Whether the confidentiality of the form allows the caller this action; permissions are checked
 * elsewhere.
 */
export function isAllowedBy(form: FormAccess, action: FormAction, caller: Caller): boolean {
  const may = allowed[action][form.confidentiality_level];
  return caller.isRoot || may.includes('anyone') || (form.role !== null && may.includes(form.role));
}

/** Whether the caller may do this with the form, permissions included. */
export function mayActOnForm(caller: Caller, action: FormAction, form: TypedFormAccess): boolean {
  const anyOf = needed[form.type][action];
  const isPermitted =
    caller.isRoot || anyOf.length === 0 || anyOf.some((one) => caller.permissions.has(one));
  return isPermitted && !isStopped(form, action) && isAllowedBy(form, action, caller);
}

/** Whether the action is disabled because the form is archived and must not change. */
export function isStopped(form: Pick<TypedFormAccess, 'archived_at'>, action: FormAction): boolean {
  return form.archived_at !== null && (action === 'change' || action === 'translate');
}

/** The levels at which no membership is needed to see a form. */
export const openLevels: readonly Confidentiality[] = (
  ['public', 'protected', 'private'] as const
).filter((level) => allowed.see[level].includes('anyone'));
