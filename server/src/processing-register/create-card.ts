import {
  cardGaps,
  type CardGap,
  type ProcessingCard,
} from '@form-builder/core/contract/staff/forms/processing-register.ts';
import { getDefinition } from '@form-builder/core/field-types/get-definition.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { DataSubject } from '@form-builder/core/personal-data/data-subjects.ts';
import { findPersonalData } from '@form-builder/core/personal-data/find-personal-data.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import { hasCoSignature } from '@form-builder/core/version-settings/co-signature/co-signature-settings.ts';
import { readIntegrations } from './read-integrations.ts';
import {
  processingBsnGround,
  processingLegalBasis,
  processingProcessors,
  processingPurpose,
  processingResponsible,
} from '@form-builder/core/version-settings/processing-settings.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import type { RetentionStep } from '@form-builder/core/retention/plan-retention.ts';
import { activityUri } from '../processing-log/activity-uri.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { isTermDecided } from '../retention/is-retention-decided.ts';
import type { ProductionRow } from './processing-queries.ts';

/** What a card says besides the version: what happens to completed submissions, and which logins give a BSN. */
export interface CardContext {
  readonly completed: RetentionStep;
  readonly isPersonLogin: (provider: string) => boolean;
}

/** The processing card of a version: derived from its fields, logins and targets, and what people added. */
export function createCard(row: ProductionRow, context: CardContext): ProcessingCard {
  const derived = deriveFacts(row, context);
  const added = readAdded(row);
  const missing = findGaps({ ...derived, ...added }, context);
  return {
    form: { id: row.id, name: row.name },
    version_number: row.number,
    activity_id: activityUri(row.version_id),
    published_at: isoInstant(row.at),
    ...derived,
    ...added,
    receivers: readIntegrations(row.settings),
    retention_days: context.completed.deleteDays,
    languages: row.languages,
    missing,
    is_complete: missing.length === 0,
  };
}

type Judged = Pick<ProcessingCard, 'purpose' | 'legal_basis' | 'has_bsn' | 'bsn_ground'>;

function findGaps(card: Judged, { completed }: CardContext): CardGap[] {
  const gaps: Readonly<Record<CardGap, boolean>> = {
    purpose: card.purpose.trim() === '',
    legal_basis: card.legal_basis === 'unset',
    bsn_ground: card.has_bsn && card.bsn_ground.trim() === '',
    retention: !isTermDecided(completed),
  };
  return cardGaps.filter((gap) => gaps[gap]);
}

function deriveFacts(
  { definition, settings, submission_settings: submission }: ProductionRow,
  { isPersonLogin }: CardContext,
) {
  const { fields: sensitive } = findSensitive(definition, fieldTypes);
  const { categories, hasBsn, hasLogin } = findPersonalData(
    { definition, settings, loginProvider: submission.login_provider, isPersonLogin },
    fieldTypes,
  );
  const inputs = [...iterateFields(definition.pages)].flatMap(({ field }) => {
    const type = getDefinition(fieldTypes, field.type);
    return type.role === 'input' ? [{ field, type }] : [];
  });
  const isSigned = readVersionSetting({ pages: definition.pages, settings }, hasCoSignature);
  const subjects: DataSubject[] = isSigned ? ['applicants', 'co_signers'] : ['applicants'];
  return {
    data_subjects: subjects,
    categories: [...categories],
    questions: inputs.map(({ field }) => field.label),
    sensitive: inputs
      .filter(({ field }) => sensitive.has(field.id))
      .map(({ field }) => field.label),
    has_bsn: hasBsn,
    has_files: inputs.some(({ type }) => type.uploads !== undefined),
    has_login: hasLogin,
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
