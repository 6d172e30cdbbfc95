import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { buildDocument } from '../form-editor/document/build-document.ts';

/** Builds an editable first version, with a test's changes. */
export function buildVersion(parts: Partial<Version> = {}): Version {
  return {
    ...buildDocument(),
    id: '018f2b1e-0000-7000-8000-000000000001',
    form_id: '018f2b1e-0000-7000-8000-000000000002',
    number: 1,
    form_type: 'form',
    form_title: 'Formulier',
    languages: ['nl'],
    variables: [],
    translations: {},
    translation_notes: {},
    ended_proposals: [],
    is_translatable: true,
    theme_style_url: null,
    created_at: '',
    updated_at: '',
    latest_change: null,
    environments: [],
    scheduled_publications: [],
    is_owner: true,
    is_editable: true,
    is_deletable: true,
    is_published: false,
    has_been_published_to_production: false,
    revision: 1,
    ...parts,
  };
}
