import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import {
  findRegistered,
  findSensitive,
  joinSensitive,
  type Sensitive,
} from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import { maskAnswers } from '@form-builder/core/sensitive-answers/mask-answers.ts';
import { maskVariables } from '@form-builder/core/sensitive-answers/mask-variables.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { listShown } from '@form-builder/core/summary/list-shown.ts';
import { matchesPattern } from '../../patterns/match-pattern.ts';
import { createVisitorClock } from '../../public-forms/visitor-clock.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { openSubmission, type ShownAnswers, type StoredSubmission } from './open-submission.ts';

/** What is masked: the sensitive answers, and those of a shielded person that the register of persons gave. */
interface Masking {
  /** Sensitive answers stay readable; false when absent. */
  readonly showsSensitive?: boolean;
  /** The person is shielded (geheimhouding), and somebody else reads the answers, or a mail has them; false when absent. */
  readonly isShielded?: boolean;
}

/** Returns a submission as staff see it by default: with sensitive answers masked. */
export function maskStoredAnswers(
  cipher: SecretCipher,
  tenantId: string,
  submission: StoredSubmission,
  masking: Masking = {},
): ShownAnswers {
  const { answers, definition } = openSubmission(cipher, tenantId, submission);
  const { fields, variables } = findMasked(submission.definition, masking);
  const masked = maskAnswers(fields, answers);
  const shownVariables = maskVariables(variables, definition.variables);
  const isMasked = masked.masked.length > 0 || variables.size > 0;
  return {
    ...masked,
    shown: isMasked ? listShownFields({ ...definition, answers }, submission) : null,
    definition: { ...definition, variables: shownVariables },
  };
}

function findMasked(
  definition: StoredSubmission['definition'],
  { showsSensitive = false, isShielded = false }: Masking,
): Sensitive {
  const nothing: Sensitive = { fields: new Map(), variables: new Set() };
  return joinSensitive(
    showsSensitive ? nothing : findSensitive(definition, fieldTypes),
    isShielded ? findRegistered(definition, fieldTypes) : nothing,
  );
}

/** The fields that the rules show with the real answers, at the time of the submission. */
function listShownFields(
  stored: Parameters<typeof listShown>[0],
  { completed_at, updated_at }: StoredSubmission,
): readonly string[] {
  const clock = createVisitorClock(() => (completed_at ?? updated_at).getTime());
  return listShown(stored, fieldTypes, clock, { formulas: formulaEngine, matchesPattern });
}
