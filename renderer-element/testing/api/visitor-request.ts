import { problemStatus, type ProblemCode } from '@form-builder/core/contract/problem.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Issue } from '@form-builder/core/validation/issue.ts';

/** The failure of the server for submissions: none, unreachable, or one error code for all. */
export type FailureMode = 'none' | 'gone' | 'answer-lost' | ProblemCode;

/** A request to the API below. */
export interface VisitorRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** A response; `'gone'` closes the connection without one. */
export type VisitorAnswer = { readonly status: number; readonly body: unknown } | 'gone';

/** A submission as received. */
export interface Received {
  readonly id: string;
  readonly key: string;
  readonly versionId: string;
  readonly status: string;
  readonly answers: unknown;
  /** What the page claimed for variables. */
  readonly claims: unknown;
  /** The statements that were accepted. */
  readonly statements: unknown;
  /** The visitor's position in the form. */
  readonly context: unknown;
  readonly awaits: 'verification' | 'co_signature' | null;
  readonly revision: number;
  readonly isAborted: boolean;
}

/** A submission as its visitor may see it. */
export function own({ id, status, awaits, revision }: Received, number: number | null) {
  const now = new Date().toISOString();
  const isFinal = status === 'final';
  return {
    id,
    public_key: `key-of-${id}`,
    title: isFinal && number !== null ? `PF-${String(number).padStart(6, '0')}` : null,
    status,
    awaits,
    revision,
    is_test: false,
    created_at: now,
    updated_at: now,
    completed_at: isFinal ? now : null,
  };
}

/** A problem in the requested language. */
export function refuse(
  code: ProblemCode,
  { headers }: VisitorRequest,
  issues: readonly Issue[] = [],
): VisitorAnswer {
  const translate = translatorOf(headers['accept-language'] ?? 'nl');
  const detail = translate(`problem.${code}.detail`);
  const errors = issues.map(
    (issue) => [issue.path, [translate(issue.code, issue.params)]] as const,
  );
  const body = {
    type: 'about:blank',
    code,
    title: translate(`problem.${code}`),
    status: problemStatus[code],
    detail,
    message: detail,
    ...(errors.length > 0 && { errors: Object.fromEntries(errors) }),
  };
  return { status: problemStatus[code], body };
}
