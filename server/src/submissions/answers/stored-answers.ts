import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import type { SensitiveFields } from '@form-builder/core/sensitive-answers/sensitive-fields.ts';
import { joinAnswers, splitAnswers } from '@form-builder/core/sensitive-answers/split-answers.ts';
import type { SecretCipher, SecretPlace } from '../../platform/secrets/secret-cipher.ts';
import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';

/** The submission that the answers belong to; each submission has its own encryption key. */
export interface AnswersPlace {
  readonly tenantId: string;
  readonly id: string;
}

/** The answers in their stored form. */
export interface StoredAnswers {
  readonly answers: Answers;
  readonly sealed_answers: Buffer | null;
}

const ofSubmission = {
  table: 'submissions',
  key: ['id'],
  purpose: 'answers',
  subject: 'id',
} as const satisfies Omit<SealedColumn, 'column'>;

/** Sensitive answers, and the values of variables. */
export const answerSecrets: readonly SealedColumn[] = [
  { ...ofSubmission, column: 'sealed_answers' },
  { ...ofSubmission, column: 'sealed_variables' },
];

/** Returns the columns to write: sensitive answers encrypted, the others as JSON. */
export interface SealedAnswers {
  readonly answers: string;
  readonly sealed_answers: Buffer | null;
}

/** Encrypts the answers to the sensitive fields of a version. */
export function sealAnswers(
  cipher: SecretCipher,
  place: AnswersPlace,
  definition: FormDefinition,
  answers: Answers,
): SealedAnswers {
  return sealFields(cipher, place, findSensitive(definition, fieldTypes).fields, answers);
}

/** Encrypts the answers to these fields. */
export function sealFields(
  cipher: SecretCipher,
  place: AnswersPlace,
  fields: SensitiveFields,
  answers: Answers,
): SealedAnswers {
  const { open, sensitive } = splitAnswers(fields, answers);
  return {
    answers: JSON.stringify(open),
    sealed_answers: sensitive && cipher.encrypt(secretPlace(place), JSON.stringify(sensitive)),
  };
}

/** Returns all answers of a row, with the sensitive ones decrypted. */
export function openAnswers(
  cipher: SecretCipher,
  place: AnswersPlace,
  { answers: open, sealed_answers: sealed }: StoredAnswers,
): Answers {
  if (sealed === null) return open;
  // `sealAnswers` wrote this text; the cipher throws for any other.
  const sensitive = JSON.parse(cipher.decrypt(secretPlace(place), sealed)) as Answers;
  return joinAnswers({ open, sensitive });
}

/** The location of a submission's secrets, from which the cipher derives their key. */
export function secretPlace({ tenantId, id }: AnswersPlace): SecretPlace {
  return { tenantId, purpose: 'answers', subject: id };
}
