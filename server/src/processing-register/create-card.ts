import type { ProcessingCard } from '@form-builder/core/contract/staff/forms/processing-register.ts';
import { getDefinition } from '@form-builder/core/field-types/get-definition.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import { readIntegrations } from './read-integrations.ts';
import {
  processingBsnGround,
  processingLegalBasis,
  processingProcessors,
  processingPurpose,
  processingResponsible,
} from '@form-builder/core/version-settings/processing-settings.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { activityUri } from '../processing-log/activity-uri.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import type { ProductionRow } from './processing-queries.ts';

/** The processing card of a version: derived from its fields and targets, and what people added. */
export function createCard(row: ProductionRow, retentionDays: number | null): ProcessingCard {
  const derived = deriveFacts(row);
  const added = readAdded(row);
  const hasGround = !derived.has_bsn || added.bsn_ground.trim() !== '';
  return {
    form: { id: row.id, name: row.name },
    version_number: row.number,
    activity_id: activityUri(row.version_id),
    published_at: isoInstant(row.at),
    ...derived,
    ...added,
    receivers: readIntegrations(row.settings),
    retention_days: retentionDays,
    languages: row.languages,
    is_complete: added.purpose.trim() !== '' && added.legal_basis !== 'unset' && hasGround,
  };
}

function deriveFacts({ definition }: ProductionRow) {
  const { fields: sensitive } = findSensitive(definition, fieldTypes);
  const inputs = [...iterateFields(definition.pages)].flatMap(({ field }) => {
    const type = getDefinition(fieldTypes, field.type);
    return type.role === 'input' ? [{ field, type }] : [];
  });
  return {
    questions: inputs.map(({ field }) => field.label),
    sensitive: inputs
      .filter(({ field }) => sensitive.has(field.id))
      .map(({ field }) => field.label),
    has_bsn: inputs.some(({ type }) => type.isSecret === true),
    has_files: inputs.some(({ type }) => type.uploads !== undefined),
    has_login: inputs.some(({ type }) => type.provenBy === 'login'),
  };
}

function readAdded({ definition, settings }: ProductionRow) {
  const form = { pages: definition.pages, settings };
  return {
    purpose: readVersionSetting(form, processingPurpose),
    legal_basis: readVersionSetting(form, processingLegalBasis),
    bsn_ground: readVersionSetting(form, processingBsnGround),
    processors: readVersionSetting(form, processingProcessors),
    responsible: readVersionSetting(form, processingResponsible),
  };
}
