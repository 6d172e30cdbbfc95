import type { Version, VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { buildId } from './build-id.ts';
import { buildPages } from './build-pages.ts';

/** A draft version as a list shows it. */
export function buildVersionSummary(overrides: Partial<VersionSummary> = {}): VersionSummary {
  const summary = {
    id: buildId(),
    form_id: buildId(),
    number: 1,
    title: 'Parkeervergunning aanvragen',
    description: '',
    form_type: 'form',
    form_title: 'Parkeervergunning aanvragen',
    created_at: '2026-11-02T10:00:00.000Z',
    updated_at: '2026-11-19T15:30:00.000Z',
    latest_change: null,
    environments: [],
    scheduled_publications: [],
    is_owner: true,
    is_editable: true,
    is_deletable: true,
    is_published: false,
    has_been_published_to_production: false,
    revision: 1,
  } satisfies VersionSummary;
  return { ...summary, ...overrides };
}

/** A draft version with one page of two fields. */
export function buildVersion(overrides: Partial<Version> = {}): Version {
  const version = {
    ...buildVersionSummary(),
    languages: ['nl'],
    translations: {},
    translation_notes: {},
    ended_proposals: [],
    is_translatable: true,
    pages: buildPages(),
    variables: [],
    settings: {},
    submission_settings: { is_public: true },
    theme_settings: {},
    theme_style_url: null,
  } satisfies Version;
  return { ...version, ...overrides };
}
