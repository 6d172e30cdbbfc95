import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { VariableValue, VariableValues } from '@form-builder/core/form/variables/variable.ts';
import type { Clock } from '@form-builder/core/runtime/clock.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { inspectAnswers } from '@form-builder/core/session/validation/inspect-answers.ts';
import { validateSubmission } from '@form-builder/core/session/validation/validate-submission.ts';
import type { Issue } from '@form-builder/core/validation/issue.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import { RequestError } from '../../platform/request-error.ts';
import { variablesOf } from './program-cache.ts';
import { limitMatching } from '../../patterns/limit-matching.ts';

/** The answers that a visitor sent, and the program and context to validate them. */
export interface SentAnswers {
  readonly program: Program;
  readonly data: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  readonly language: Language;
  /** The values of variables from a login, the host page or its URL. */
  readonly variables: VariableValues;
}

/** Valid answers, and the values of the variables. */
export interface AcceptedAnswers {
  readonly answers: Answers;
  readonly variables: VariableValues;
}

/**
 * Returns the answers of a submission that becomes final. The engine of the visitor's page also
 * runs here: it removes hidden fields and validates every rule again. Throws for a field that the
 * version does not have, and when its patterns take too long in total.
 */
export function validateFinalAnswers({
  program,
  data,
  clock,
  language,
  variables,
}: SentAnswers): AcceptedAnswers {
  const texts = { locale: language, translate: translatorOf(language) };
  const limited = { ...program, matchesPattern: limitMatching(program.matchesPattern) };
  const result = validateSubmission(limited, data, clock, { texts, variables });
  if (result.ok)
    return {
      answers: result.answers,
      variables: valuesAt(program, result.answers, clock, variables),
    };
  rejectUnknownFields(result.unknown, language);
  return rejectAnswers(result.issues, language);
}

/**
 * Returns the value of every variable with these answers; only forms with variables need another
 * evaluation.
 */
function valuesAt(
  program: Program,
  answers: Answers,
  clock: Clock,
  given: VariableValues,
): VariableValues {
  if (variablesOf(program).length === 0) return {};
  const session = createSession(program, { answers, variables: given, clock, absent: 'empty' });
  // Variables of every kind have one of these values.
  return Object.fromEntries(
    session.variables.map(({ field, value }) => [field.id, value as VariableValue]),
  );
}

/** Rejects the answers with the visitor's messages by path. */
export function rejectAnswers(issues: readonly Issue[], language: Language): never {
  throw new RequestError('answers_invalid', { errors: messagesByPath(issues, language) });
}

/**
 * Returns the answers of a draft, not validated by rules and including hidden fields; values of the
 * wrong type are left out. Throws for a field that the version does not have.
 */
export function validateDraftAnswers({
  program,
  data,
  clock,
  language,
}: Omit<SentAnswers, 'variables'>): Answers {
  rejectUnknownFields(inspectAnswers(program, data).unknown, language);
  return createSession(program, { answers: data, clock, absent: 'empty' }).allAnswers();
}

function rejectUnknownFields(unknown: readonly string[], language: Language): void {
  if (unknown.length === 0) return;
  const errors = Object.fromEntries(
    unknown.map((path) => [path, [inputTexts[language].notAllowed]]),
  );
  throw new RequestError('unknown_field', { errors });
}

function messagesByPath(issues: readonly Issue[], language: Language): Record<string, string[]> {
  const translate = translatorOf(language);
  const errors: Record<string, string[]> = {};
  for (const { path, code, params, message } of issues) {
    (errors[path] ??= []).push(message ?? translate(code, params));
  }
  return errors;
}
