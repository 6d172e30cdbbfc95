import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { withStoredValues } from '@form-builder/core/form/variables/with-stored-values.ts';
import type { MaskedAnswers } from '@form-builder/core/sensitive-answers/mask-answers.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { openAnswers, type StoredAnswers } from '../answers/stored-answers.ts';
import { openVariables } from '../variables/stored-variables.ts';

/** A stored submission, with the version in which it was filled in. */
export interface StoredSubmission extends StoredAnswers {
  readonly id: string;
  readonly definition: FormDefinition;
  readonly sealed_variables: Buffer | null;
  readonly updated_at: Date;
  readonly completed_at: Date | null;
}

/**
 * The part of a submission that may be shown: its answers, and its form with the values of the
 * variables.
 */
export interface ShownAnswers extends MaskedAnswers {
  /**
   * The paths of the fields that were visible with the real answers; `null` when nothing is masked.
   */
  readonly shown: readonly string[] | null;
  readonly definition: FormDefinition;
}

/** Returns a submission with all answers decrypted. */
export function openSubmission(
  cipher: SecretCipher,
  tenantId: string,
  submission: StoredSubmission,
): ShownAnswers {
  const { id, definition, sealed_variables: sealed } = submission;
  const place = { tenantId, id };
  const values = openVariables(cipher, place, sealed);
  return {
    answers: openAnswers(cipher, place, submission),
    masked: [],
    shown: null,
    definition: { ...definition, variables: withStoredValues(definition.variables, values) },
  };
}
