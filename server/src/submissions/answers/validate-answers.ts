import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { Clock } from '@form-builder/core/runtime/clock.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { inspectAnswers } from '@form-builder/core/session/validation/inspect-answers.ts';
import { validateSubmission } from '@form-builder/core/session/validation/validate-submission.ts';
import type { Issue } from '@form-builder/core/validation/issue.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import { RequestError } from '../../platform/request-error.ts';
import { limitMatching } from './limit-matching.ts';

/** Answers as a visitor sent them, with what validates them. */
export interface SentAnswers {
  readonly program: Program;
  readonly data: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  readonly language: Language;
}

/**
 * The answers of a submission that becomes final. The same engine as in the visitor's page drops
 * hidden fields and validates every rule again. Throws for a field that the version does not have,
 * and when its patterns take too long together.
 */
export function validateFinalAnswers({ program, data, clock, language }: SentAnswers): Answers {
  const texts = { locale: language, translate: translatorOf(language) };
  const limited = { ...program, matchesPattern: limitMatching(program.matchesPattern) };
  const result = validateSubmission(limited, data, clock, { texts });
  if (result.ok) return result.answers;
  rejectUnknownFields(result.unknown, language);
  return rejectAnswers(result.issues, language);
}

/** Rejects the answers with the visitor's messages by path. */
export function rejectAnswers(issues: readonly Issue[], language: Language): never {
  throw new RequestError('answers_invalid', { errors: messagesByPath(issues, language) });
}

/**
 * The answers of a draft: what the visitor typed, hidden fields included and without rules, as far
 * as the field can have such a value. Throws for a field that the version does not have.
 */
export function validateDraftAnswers({ program, data, clock, language }: SentAnswers): Answers {
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
