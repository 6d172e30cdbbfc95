import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import type { Caller } from '../platform/http/caller.ts';
import { mayActOnForm } from './forms-policy.ts';
import type { FormRow } from './forms-queries.ts';

/** A form as the API presents it, with what the caller may do. */
export function presentForm(row: FormRow, caller: Caller): Form {
  return {
    ...row,
    title: row.latest_version?.title ?? row.name,
    created_at: isoInstant(row.created_at),
    updated_at: isoInstant(row.updated_at),
    published: row.published.map((shown) => ({ ...shown, at: isoInstant(shown.at) })),
    archived_at: row.archived_at === null ? null : isoInstant(row.archived_at),
    is_archivable: mayActOnForm(caller, 'archive', row) && row.published.length === 0,
    is_owner: mayActOnForm(caller, 'own', row),
    is_editable: mayActOnForm(caller, 'change', row),
    is_deletable: mayActOnForm(caller, 'delete', row) && isUnused(row),
  };
}

/**
 * A form can be deleted if it is not published and has no submissions; a building block if no form
 * uses it.
 */
export function isUnused({ type, published, submission_count, use_count }: FormRow): boolean {
  return type === 'template' ? use_count === 0 : published.length === 0 && submission_count === 0;
}
