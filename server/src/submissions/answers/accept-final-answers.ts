import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { withoutOriginals } from '@form-builder/core/session/validation/without-originals.ts';
import type { Writer } from '../../logbook/writer.ts';
import { confirmAnswers } from '../../look-ups/confirm-answers.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { validateFinalAnswers, rejectAnswers, type SentAnswers } from './validate-answers.ts';

/**
 * The final answers of a submission: validated by the form's rules, looked-up answers by their
 * source.
 */
export async function acceptFinalAnswers(
  writer: Writer,
  cipher: SecretCipher,
  sent: SentAnswers,
): Promise<Answers> {
  const validated = validateFinalAnswers(sent);
  const { answers, issues } = await confirmAnswers({ ...writer, cipher }, sent.program, validated);
  if (issues.length > 0) return rejectAnswers(issues, sent.language);
  return withoutOriginals(sent.program, answers);
}
