import { withoutOriginals } from '@form-builder/core/session/validation/without-originals.ts';
import type { Writer } from '../../logbook/writer.ts';
import { confirmAnswers } from '../../look-ups/confirm-answers.ts';
import { confirmSources } from '../../look-ups/confirm-sources.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import {
  validateFinalAnswers,
  rejectAnswers,
  type AcceptedAnswers,
  type SentAnswers,
} from './validate-answers.ts';

/**
 * Returns the final answers of a submission, validated by the form's rules; looked-up answers are
 * verified at their source.
 */
export async function acceptFinalAnswers(
  writer: Writer,
  cipher: SecretCipher,
  { isTest, ...sent }: SentAnswers & { readonly isTest: boolean },
): Promise<AcceptedAnswers> {
  const { program, language } = sent;
  const confirming = { ...writer, cipher, isTest };
  const data = await confirmSources(confirming, program, sent.data);
  const validated = validateFinalAnswers({ ...sent, data });
  const { answers, issues } = await confirmAnswers(confirming, program, validated.answers);
  if (issues.length > 0) return rejectAnswers(issues, language);
  return { answers: withoutOriginals(program, answers), variables: validated.variables };
}
