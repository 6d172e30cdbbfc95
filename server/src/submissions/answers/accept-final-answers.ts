import { withoutOriginals } from '@form-builder/core/session/validation/without-originals.ts';
import type { VariableValues } from '@form-builder/core/form/variables/variable.ts';
import type { Writer } from '../../logbook/writer.ts';
import { confirmAnswers } from '../../look-ups/confirm-answers.ts';
import { confirmSources } from '../../look-ups/confirm-sources.ts';
import { confirmPerson } from '../../look-ups/persons/confirm-person.ts';
import type { Logins } from '../../citizen-login/request-logins.ts';
import { confirmData } from '../../look-ups/confirm-data.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import {
  validateFinalAnswers,
  rejectAnswers,
  type AcceptedAnswers,
  type SentAnswers,
} from './validate-answers.ts';

interface SentToAccept extends SentAnswers {
  readonly isTest: boolean;
  /** The claims of the page, with its proofs of what data sources returned. */
  readonly claims: VariableValues;
  readonly logins: Logins;
}

/**
 * Returns the final answers of a submission, validated by the form's rules; looked-up answers are
 * verified at their source.
 */
export async function acceptFinalAnswers(
  writer: Writer,
  cipher: SecretCipher,
  { isTest, claims, logins, ...sent }: SentToAccept,
): Promise<AcceptedAnswers> {
  const { program, language } = sent;
  const confirming = { ...writer, cipher, isTest, logins };
  const data = await confirmSources(confirming, program, sent.data);
  const person = await confirmPerson(confirming, { program, logins, claims });
  const given = { ...sent.variables, ...person };
  const read = await confirmData(confirming, { ...sent, data, claims, variables: given });
  const variables = { ...given, ...read };
  const validated = validateFinalAnswers({ ...sent, data, variables });
  const { answers, issues } = await confirmAnswers(confirming, program, validated.answers);
  if (issues.length > 0) return rejectAnswers(issues, language);
  return { answers: withoutOriginals(program, answers), variables: validated.variables };
}
