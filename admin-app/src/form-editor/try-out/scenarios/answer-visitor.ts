import { createProblem } from '@form-builder/core/contract/create-problem.ts';
import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import type { Failure, Scenario } from './scenario.ts';
import { findVisitorCall, type VisitorCall, type VisitorRequest } from './visitor-call.ts';

/** What the try-out answers to a request of the element; `pass_on` leaves it to the server. */
export type VisitorAnswer =
  { readonly status: number; readonly body: unknown } | 'offline' | 'pass_on';

/** What the answers depend on. */
export interface AnswerContext {
  readonly form: PublicForm;
  readonly scenario: Scenario;
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
 * answer without a number, and what would leave the form (a login, an upload) is unavailable.
 */
export function answerVisitor(request: VisitorRequest, context: AnswerContext): VisitorAnswer {
  const call = findVisitorCall(request);
  if (call === undefined) return 'pass_on';
  const failure = context.scenario.failures[call];
  if (failure !== undefined) return fail(failure, context);
  if (passedOn.has(call)) return 'pass_on';
  if (call === 'getPublicForm') return { status: 200, body: { data: context.form } };
  const data = acceptors[call]?.(context);
  return data === undefined ? fail('unavailable', context) : { status: 200, body: { data } };
}

function fail(failure: Failure, { translate }: AnswerContext): VisitorAnswer {
  if (failure === 'offline') return 'offline';
  const problem = createProblem(failure, translate);
  return { status: problem.status, body: problem };
}

/** The calls about a submission, which is never stored. */
const acceptors: Partial<Record<VisitorCall, (context: AnswerContext) => OwnSubmission>> = {
  save: (context) => ownSubmission(context, 'draft'),
  submit: completed,
  getOwnSubmission: completed,
};

function completed(context: AnswerContext): OwnSubmission {
  if (!context.scenario.awaitsPayment) return ownSubmission(context, 'final');
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
