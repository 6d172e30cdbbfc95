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

/** Answers as a visitor sent them, and what they are judged by. */
export interface SentAnswers {
  readonly program: Program;
  readonly data: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  readonly language: Language;
}

/**
 * The answers a submission may keep: the same engine as the visitor's page, so hidden fields are
 * dropped and every rule is checked again. A field the version does not have is refused.
 */
export function validateFinalAnswers({ program, data, clock, language }: SentAnswers): Answers {
  const result = validateSubmission(program, data, clock);
  if (result.ok) return result.answers;
  refuseUnknown(result.unknown, language);
  return refuseAnswers(result.issues, language);
}

/** Tells the visitor what is wrong with answers, by path. */
export function refuseAnswers(issues: readonly Issue[], language: Language): never {
  throw new RequestError('answers_invalid', { errors: messagesByPath(issues, language) });
}

/**
 * The answers a draft keeps: what was typed, hidden fields included and rules aside, as far as it
 * can be an answer of its field at all. A field the version does not have is refused here too.
 */
export function validateDraftAnswers({ program, data, clock, language }: SentAnswers): Answers {
  refuseUnknown(inspectAnswers(program, data).unknown, language);
  return createSession(program, { answers: data, clock, absent: 'empty' }).allAnswers();
}

function refuseUnknown(unknown: readonly string[], language: Language): void {
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
