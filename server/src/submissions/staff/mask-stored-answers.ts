import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import {
  maskAnswers,
  type MaskedAnswers,
} from '@form-builder/core/sensitive-answers/mask-answers.ts';
import { findSensitiveFields } from '@form-builder/core/sensitive-answers/sensitive-fields.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { openAnswers, type StoredAnswers } from '../answers/stored-answers.ts';

interface Answered extends StoredAnswers {
  readonly id: string;
  readonly definition: FormDefinition;
}

/** The answers of a submission as staff see them before they ask for more. */
export function maskStoredAnswers(
  cipher: SecretCipher,
  tenantId: string,
  submission: Answered,
): MaskedAnswers {
  const { id, definition } = submission;
  const fields = findSensitiveFields(definition.pages, fieldTypes);
  return maskAnswers(fields, openAnswers(cipher, { tenantId, id }, submission));
}
