import type { VariableValues } from '@form-builder/core/form/variables/variable.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { secretPlace, type AnswersPlace } from '../answers/stored-answers.ts';

/**
 * Encrypts the values of all variables, because they may contain the visitor's identity. `null` for
 * a form without variables.
 */
export function sealVariables(
  cipher: SecretCipher,
  place: AnswersPlace,
  values: VariableValues,
): Buffer | null {
  if (Object.keys(values).length === 0) return null;
  return cipher.encrypt(secretPlace(place), JSON.stringify(values));
}

/** Decrypts the values of variables; `null` when none are stored. */
export function openVariables(
  cipher: SecretCipher,
  place: AnswersPlace,
  sealed: Buffer | null,
): VariableValues | null {
  // `sealVariables` wrote this text; the cipher throws for any other.
  return sealed && (JSON.parse(cipher.decrypt(secretPlace(place), sealed)) as VariableValues);
}
