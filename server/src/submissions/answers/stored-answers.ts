import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import {
  findSensitiveFields,
  type SensitiveFields,
} from '@form-builder/core/sensitive-answers/sensitive-fields.ts';
import { joinAnswers, splitAnswers } from '@form-builder/core/sensitive-answers/split-answers.ts';
import type { SecretCipher, SecretPlace } from '../../platform/secrets/secret-cipher.ts';
import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';

/** Whose answers they are: each submission has a key of its own. */
export interface AnswersPlace {
  readonly tenantId: string;
  readonly id: string;
}

/** Answers as their row holds them. */
export interface StoredAnswers {
  readonly answers: Answers;
  readonly sealed_answers: Buffer | null;
}

/** Sensitive answers. */
export const answerSecrets: readonly SealedColumn[] = [
  {
    table: 'submissions',
    key: ['id'],
    column: 'sealed_answers',
    purpose: 'answers',
    subject: 'id',
  },
];

/** The columns to write: sensitive answers encrypted, the others as JSON. */
export interface SealedAnswers {
  readonly answers: string;
  readonly sealed_answers: Buffer | null;
}

/** Seals the answers to the sensitive fields of a version. */
export function sealAnswers(
  cipher: SecretCipher,
  place: AnswersPlace,
  pages: readonly Page[],
  answers: Answers,
): SealedAnswers {
  return sealFields(cipher, place, findSensitiveFields(pages, fieldTypes), answers);
}

/** Seals the answers to these fields. */
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

/** All answers of a row, the sensitive ones in the clear. */
export function openAnswers(
  cipher: SecretCipher,
  place: AnswersPlace,
  { answers: open, sealed_answers: sealed }: StoredAnswers,
): Answers {
  if (sealed === null) return open;
  // What `sealAnswers` wrote: the cipher throws for anything else.
  const sensitive = JSON.parse(cipher.decrypt(secretPlace(place), sealed)) as Answers;
  return joinAnswers({ open, sensitive });
}

function secretPlace({ tenantId, id }: AnswersPlace): SecretPlace {
  return { tenantId, purpose: 'answers', subject: id };
}
