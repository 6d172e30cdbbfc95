import type { Answers } from '../../field-types/field-types.ts';
import type { Issue } from '../../validation/issue.ts';
import { asAnswers } from '../cells/instance-builder.ts';
import type { Clock } from '../../runtime/clock.ts';
import { createSession, type SessionOptions } from '../create-session.ts';
import { inspectAnswers } from './inspect-answers.ts';
import type { Program } from '../program/program.ts';
import type { Session } from '../session.ts';
import { validateSession } from './validate-session.ts';

/** Validated answers, or all their errors. */
export type SubmissionResult =
  | { readonly ok: true; readonly answers: Answers }
  | {
      readonly ok: false;
      /** Broken rules by path; never contains an answer. */
      readonly issues: readonly Issue[];
      /** Shortened paths of answers to unknown fields. */
      readonly unknown: readonly string[];
    };

/**
 * Validates unknown answers against a form: the same result in browser and server. Never throws on any input.
 * Answers of hidden fields are left out; validating the result again changes nothing. `variables` contains
 * external values from the caller, by the ids of variables.
 */
export function validateSubmission(
  program: Program,
  input: unknown,
  clock: Clock,
  { texts, variables }: Pick<SessionOptions, 'texts' | 'variables'> = {},
): SubmissionResult {
  const { unknown, unreadable } = inspectAnswers(program, input);
  const session = createStableSession(program, asAnswers(input), {
    clock,
    variables,
    ...(texts && { texts }),
  });
  const badAnswers = unreadable.filter(({ path }) => session.findCellByPath(path)?.visible ?? true);
  const badPaths = new Set(badAnswers.map(({ path }) => path));
  const broken = validateSession(session).filter(({ path }) => !badPaths.has(path));
  const issues = [...badAnswers, ...broken];
  if (issues.length > 0 || unknown.length > 0) return { ok: false, issues, unknown };
  return { ok: true, answers: session.answers() };
}

/**
 * When rules read hidden answers too, leaving one out can change the result of another rule. Then the rest is
 * evaluated again, until no more answers are left out.
 */
function createStableSession(
  program: Program,
  input: unknown,
  options: Pick<SessionOptions, 'clock' | 'texts' | 'variables'>,
): Session {
  let session = createSession(program, { ...options, answers: input, absent: 'empty' });
  if (!program.readsHiddenAnswers) return session;
  for (let size = Infinity; ;) {
    const kept = session.answers();
    const keptSize = JSON.stringify(kept).length;
    if (keptSize >= size) return session;
    size = keptSize;
    session = createSession(program, { ...options, answers: kept, absent: 'empty' });
  }
}
