import type { Form } from '@form-builder/core/contract/staff/forms.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import type { Caller } from '../platform/http/caller.ts';
import { mayActOnForm } from './forms-policy.ts';
import type { FormRow } from './forms-queries.ts';

/** A form as the API presents it, with what the caller may do. */
export function presentForm(row: FormRow, caller: Caller): Form {
  return {
    ...row,
    title: row.latest_version?.title ?? row.name,
    type: 'form',
    created_at: isoInstant(row.created_at),
    updated_at: isoInstant(row.updated_at),
    published: row.published.map((shown) => ({ ...shown, at: isoInstant(shown.at) })),
    is_owner: mayActOnForm(caller, 'own', row),
    is_editable: mayActOnForm(caller, 'change', row),
    is_deletable: mayActOnForm(caller, 'delete', row) && isUnused(row),
  };
}

/** Only a form that is not published and has no submissions can be deleted. */
export function isUnused(form: FormRow): boolean {
  return form.published.length === 0 && form.submission_count === 0;
}
