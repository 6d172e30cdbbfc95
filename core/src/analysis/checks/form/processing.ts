import { getDefinition } from '../../../field-types/get-definition.ts';
import {
  processingBsnGround,
  processingPurpose,
} from '../../../version-settings/processing-settings.ts';
import type { CheckedForm } from '../../checked-form.ts';
import { createFinding } from '../../finding.ts';
import type { Check } from '../check.ts';

/** Checks that a form with a BSN or a login says what for, and which law allows the BSN. */
export const checkProcessing: Check = function* (form) {
  const { settings } = form.context;
  if (settings === undefined) return;
  const hasBsn = asksFor(form, 'bsn');
  if (!hasBsn && !asksFor(form, 'login')) return;
  if ((settings[processingPurpose.key] ?? '').trim() === '')
    yield createFinding('processing_purpose_missing', { setting: processingPurpose.key });
  if (hasBsn && (settings[processingBsnGround.key] ?? '').trim() === '')
    yield createFinding('processing_bsn_ground_missing', { setting: processingBsnGround.key });
};

/** Whether a field takes an identifier of the person, or a login proves one. */
function asksFor({ fields, context }: CheckedForm, wanted: 'bsn' | 'login'): boolean {
  return fields.some(({ field }) => {
    const definition = getDefinition(context.types, field.type);
    if (definition.role !== 'input') return false;
    return wanted === 'bsn' ? definition.isSecret === true : definition.provenBy === 'login';
  });
}
