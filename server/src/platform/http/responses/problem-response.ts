import { createProblem } from '@form-builder/core/contract/create-problem.ts';
import { problemStatus, type Problem } from '@form-builder/core/contract/problem.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { RequestError } from '../../request-error.ts';
import type { AppContext } from '../app-environment.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { TenancyError } from '../tenancy/tenancy.ts';

/** The `Retry-After` of `unavailable`: a database restart takes a few seconds. */
export const retryAfterSeconds = 5;

/** Sends a rejection as problem details in the request's language. */
export function problemResponse(c: AppContext, error: RequestError): Response {
  const problem = toProblem(error, c.get('language'));
  if (error instanceof TenancyError) c.header('X-Tenancy', error.slug);
  const retryAfter = error.code === 'unavailable' ? retryAfterSeconds : error.retryAfterSeconds;
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (problem.status === 401) c.header('WWW-Authenticate', 'Bearer');
  c.header('Cache-Control', 'no-store');
  c.header('Content-Type', 'application/problem+json; charset=utf-8');
  c.status(problemStatus[error.code]);
  return c.body(JSON.stringify(problem));
}

/** The problem details of a rejected request. */
export function toProblem(error: RequestError, language: Language): Problem {
  const problem = createProblem(error.code, translatorOf(language));
  if (error.errors !== undefined) problem.errors = mutable(error.errors);
  if (error instanceof TenancyError) problem.data = { error: problem.detail, tenant: error.slug };
  return problem;
}

function mutable(errors: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([path, texts]) => [path, [...texts]]));
}
