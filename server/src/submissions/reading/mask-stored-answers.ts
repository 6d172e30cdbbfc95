import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import { maskAnswers } from '@form-builder/core/sensitive-answers/mask-answers.ts';
import { maskVariables } from '@form-builder/core/sensitive-answers/mask-variables.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { listShown } from '@form-builder/core/summary/list-shown.ts';
import { matchesPattern } from '../../patterns/match-pattern.ts';
import { createVisitorClock } from '../../public-forms/visitor-clock.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { openSubmission, type ShownAnswers, type StoredSubmission } from './open-submission.ts';

/** Returns a submission as staff see it by default: with sensitive answers masked. */
export function maskStoredAnswers(
  cipher: SecretCipher,
  tenantId: string,
  submission: StoredSubmission,
): ShownAnswers {
  const { answers, definition } = openSubmission(cipher, tenantId, submission);
  const { fields, variables } = findSensitive(submission.definition, fieldTypes);
  const masked = maskAnswers(fields, answers);
  const shownVariables = maskVariables(variables, definition.variables);
  const isMasked = masked.masked.length > 0 || variables.size > 0;
  return {
    ...masked,
    shown: isMasked ? listShownFields({ ...definition, answers }, submission) : null,
    definition: { ...definition, variables: shownVariables },
  };
}

/** The fields that the rules show with the real answers, at the time of the submission. */
function listShownFields(
  stored: Parameters<typeof listShown>[0],
  { completed_at, updated_at }: StoredSubmission,
): readonly string[] {
  const clock = createVisitorClock(() => (completed_at ?? updated_at).getTime());
  return listShown(stored, fieldTypes, clock, { formulas: formulaEngine, matchesPattern });
}
