import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';

/** Builds an unpublished form with a draft, viewed by its owner, with a test's changes. */
export function buildForm(change: Partial<Form> = {}): Form {
  const version = { id: '018f2b1e-0000-7000-8000-000000000002', number: 1 };
  return {
    id: '018f2b1e-0000-7000-8000-000000000001',
    name: 'Parkeervergunning aanvragen',
    title: 'Parkeervergunning aanvragen',
    type: 'form',
    confidentiality_level: 'public',
    created_at: '2026-11-02T10:00:00.000Z',
    updated_at: '2026-11-19T15:30:00.000Z',
    revision: 1,
    user: null,
    draft: version,
    published: [],
    latest_version: version,
    submission_count: 0,
    use_count: 0,
    number_prefix: 'PV',
    is_numbering_enabled: true,
    is_owner: true,
    is_editable: true,
    is_deletable: true,
    archived_at: null,
    is_archivable: true,
    ...change,
  };
}
