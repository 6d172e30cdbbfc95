import { findPersonalData } from '../../../personal-data/find-personal-data.ts';
import {
  processingBsnGround,
  processingLegalBasis,
  processingPurpose,
} from '../../../version-settings/processing-settings.ts';
import { createFinding } from '../../finding.ts';
import { retentionPlace } from '../../retention-place.ts';
import type { Check } from '../check.ts';

/**
 * Checks that a form with personal data says what for and on which legal basis, and which law allows its BSN: of a
 * question, or of a login that gives one; and that its submissions are not kept for ever.
 */
export const checkProcessing: Check = function* ({ definition, context }) {
  const { settings, types, loginProvider, isPersonLogin, isRetentionDecided } = context;
  if (settings === undefined) return;
  const form = { definition, settings, loginProvider, isPersonLogin };
  const { categories, hasBsn } = findPersonalData(form, types);
  if (categories.length === 0) return;
  if ((settings[processingPurpose.key] ?? '').trim() === '')
    yield createFinding('processing_purpose_missing', { setting: processingPurpose.key });
  if ((settings[processingLegalBasis.key] ?? 'unset') === 'unset')
    yield createFinding('processing_basis_missing', { setting: processingLegalBasis.key });
  if (hasBsn && (settings[processingBsnGround.key] ?? '').trim() === '')
    yield createFinding('processing_bsn_ground_missing', { setting: processingBsnGround.key });
  if (isRetentionDecided === false) yield createFinding('retention_missing', retentionPlace);
};
