import type { Version, VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { ScheduledPublication } from '@form-builder/core/contract/staff/forms/scheduled-publications.ts';
import { mayActOnForm } from '../forms/forms-policy.ts';
import { themeStyleUrl } from '../themes/present-theme.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import type { Caller } from '../platform/http/caller.ts';
import { isLocked } from '../forms/version-lock.ts';
import type { EndedProposalRow } from './publication/ended-proposals-queries.ts';
import type { VersionRow, VersionSummaryRow } from './versions-queries.ts';

/** A version in a list, with what the caller may do. */
export function presentVersionSummary(row: VersionSummaryRow, caller: Caller): VersionSummary {
  const {
    environments,
    changed_by: user,
    id,
    form_id,
    number,
    title,
    description,
    form_title,
    type: form_type,
    revision,
  } = row;
  const mayChange = mayActOnForm(caller, 'change', row);
  const updatedAt = isoInstant(row.updated_at);
  return {
    id,
    form_id,
    number,
    title,
    description,
    form_title,
    form_type,
    revision,
    created_at: isoInstant(row.created_at),
    updated_at: updatedAt,
    latest_change: { at: updatedAt, user },
    environments: environments.map((place) => ({
      id: place.id,
      state: place.state,
      at: isoInstant(place.at),
      user: place.user,
      remark: place.remark,
      reviewers: place.reviewers,
    })),
    scheduled_publications: row.scheduled_publications.map(presentScheduled),
    is_owner: mayActOnForm(caller, 'own', row),
    is_editable: mayChange && !isLocked(environments),
    is_deletable: mayChange && !wasEverPublished(row),
    is_published: environments.some(({ state }) => state === 'published'),
    has_been_published_to_production: environments.some(
      ({ id: environment, first_published_at: at }) => environment === 'production' && at !== null,
    ),
  };
}

type ScheduledRow = VersionSummaryRow['scheduled_publications'][number];

/** The moment of a publication, and why it failed. */
export function presentScheduled({ planned_at, ...row }: ScheduledRow): ScheduledPublication {
  const { environment, user, remark, failure, failed_at } = row;
  return {
    environment,
    at: isoInstant(planned_at),
    user,
    remark,
    failure,
    failed_at: failed_at === null ? null : isoInstant(failed_at),
  };
}

/** A whole version, with how its proposals ended. */
export function presentVersion(
  row: VersionRow,
  ended: readonly EndedProposalRow[],
  caller: Caller,
): Version {
  return {
    ...presentVersionSummary(row, caller),
    languages: row.languages,
    translations: row.translations,
    translation_notes: row.translation_notes,
    ended_proposals: ended.map(({ at, ...proposal }) => ({ ...proposal, at: isoInstant(at) })),
    is_translatable: mayActOnForm(caller, 'translate', row) && !isLocked(row.environments),
    pages: [...row.definition.pages],
    variables: row.definition.variables ?? [],
    settings: row.settings,
    submission_settings: row.submission_settings,
    theme_settings: row.theme_settings,
    theme_style_url: themeStyleUrl(row),
  };
}

/** Whether visitors or testers may have seen it in some environment. */
export function wasEverPublished({ environments }: VersionSummaryRow): boolean {
  return environments.some(({ first_published_at: at }) => at !== null);
}
