import { createProblem } from '@form-builder/core/contract/create-problem.ts';
import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import type { SampleLogins } from './sample-logins.ts';
import type { Failure, Scenario } from './scenario.ts';
import {
  findVisitorCall,
  memberOf,
  type VisitorCall,
  type VisitorRequest,
} from './visitor-call.ts';

/**
 * What the try-out answers to a request of the element; `pass_on` leaves it to the server, `log_in` logs in without
 * leaving the form.
 */
export type VisitorAnswer =
  { readonly status: number; readonly body: unknown } | 'offline' | 'pass_on' | 'log_in';

/** What the answers depend on. */
export interface AnswerContext {
  /** The form as it is edited, in a language. */
  readonly formIn: (language: string) => PublicForm;
  /** What goes wrong; absent when everything works. */
  readonly scenario: Scenario | undefined;
  /** Who is logged in, by the token of the login. */
  readonly logins: SampleLogins;
  /** Has the texts of problems. */
  readonly translate: Translate;
  readonly createId: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Calls that only read from registers and lists of the organisation, which the try-out may ask. */
const passedOn: ReadonlySet<VisitorCall> = new Set<VisitorCall>([
  'bag:search',
  'bag:get',
  'bag:reverse',
  'kvk:search',
  'custom-list:search',
  'map:background',
  'login:find',
]);

/**
 * Answers the element as the server would in a scenario. Nothing is stored: a submission gets an
 * answer without a number, a login needs no provider, and what else would leave the form (an upload) is unavailable.
 */
export function answerVisitor(request: VisitorRequest, context: AnswerContext): VisitorAnswer {
  const call = findVisitorCall(request);
  if (call === undefined) return 'pass_on';
  const failure = context.scenario?.failures[call];
  if (failure !== undefined) return fail(failure, context);
  if (call === 'login:start') return 'log_in';
  if (passedOn.has(call)) return 'pass_on';
  const data = answers[call]?.(context, request);
  return data === undefined ? fail('unavailable', context) : { status: 200, body: { data } };
}

function fail(failure: Failure, { translate }: AnswerContext): VisitorAnswer {
  if (failure === 'offline') return 'offline';
  const problem = createProblem(failure, translate);
  return { status: problem.status, body: problem };
}

/** The form, the sample logins, and the calls about a submission, which is never stored. */
const answers: Partial<
  Record<VisitorCall, (context: AnswerContext, request: VisitorRequest) => unknown>
> = {
  getPublicForm: ({ formIn }, { language }) => formIn(language),
  'login:extend': findLogin,
  'login:variables': () => ({}),
  'login:end': () => ({ url: null }),
  save: (context) => ownSubmission(context, 'draft'),
  submit: completed,
  getOwnSubmission: completed,
};

/** Sample logins do not expire while the form is tried out. */
const loginMs = 24 * 3_600_000;

function findLogin({ logins, now }: AnswerContext, { body }: VisitorRequest): Login | undefined {
  const token = memberOf(memberOf(body, 'body'), 'token');
  const login = typeof token === 'string' ? logins[token] : undefined;
  if (login === undefined) return undefined;
  const { provider, level, answer } = login;
  return {
    provider,
    level,
    entity: answer.entity,
    authenticated_at: answer.authenticated_at,
    representation: answer.representation ?? null,
    expires_at: new Date(now() + loginMs).toISOString(),
    seconds_left: loginMs / 1000,
  };
}

function completed(context: AnswerContext): OwnSubmission {
  if (!context.scenario?.awaitsPayment) return ownSubmission(context, 'final');
  return { ...ownSubmission(context, 'payment_pending'), awaits: 'payment' };
}

function ownSubmission(
  { createId, now }: AnswerContext,
  status: OwnSubmission['status'],
): OwnSubmission {
  const moment = new Date(now()).toISOString();
  return {
    id: createId(),
    public_key: createId(),
    title: null,
    status,
    awaits: null,
    is_test: true,
    revision: 1,
    created_at: moment,
    updated_at: moment,
    completed_at: status === 'final' ? moment : null,
    return_url: null,
  };
}
