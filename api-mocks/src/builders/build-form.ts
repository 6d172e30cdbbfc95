import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { buildId } from './build-id.ts';

/** A form with one draft version, published nowhere, without submissions. */
export function buildForm(overrides: Partial<Form> = {}): Form {
  const version = { id: buildId(), number: 1 };
  const form = {
    id: buildId(),
    name: 'Parkeervergunning aanvragen',
    title: 'Parkeervergunning aanvragen',
    type: 'form',
    use_count: 0,
    confidentiality_level: 'public',
    created_at: '2026-11-02T10:00:00.000Z',
    updated_at: '2026-11-19T15:30:00.000Z',
    revision: 1,
    user: { id: buildId(), name: 'Fatima Ontwerper' },
    draft: version,
    published: [],
    latest_version: version,
    submission_count: 0,
    number_prefix: 'PV',
    is_numbering_enabled: true,
    is_owner: true,
    is_editable: true,
    is_deletable: true,
    archived_at: null,
    is_archivable: true,
  } satisfies Form;
  return { ...form, ...overrides };
}
