import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { goodSignCode } from './co-signature-api.ts';
import {
  own,
  refuse,
  type FailureMode,
  type Received,
  type VisitorAnswer,
  type VisitorRequest,
} from './visitor-request.ts';

/** The code in every mail of this server. */
export const goodCode = '123456';

/** What these endpoints need of the API. */
interface Submissions {
  readonly received: Received[];
  readonly mailed: string[];
  readonly failureMode: FailureMode;
  formOf(versionId: string): PublicForm | undefined;
}

type Answer = (api: Submissions, one: Received, request: VisitorRequest) => VisitorAnswer;

/** A mail to the address in the request, unless the server was told to fail. */
function takeAddress(api: Submissions, _one: Received, request: VisitorRequest): VisitorAnswer {
  if (api.failureMode === 'too_many_requests') return refuse(api.failureMode, request);
  // The element's own request, in the contract's shape.
  api.mailed.push((JSON.parse(request.body) as { email: string }).email);
  return { status: 204, body: null };
}

/** The endpoints of a visitor's own submission, by the last part of the path. */
const answers: Readonly<Record<string, Answer>> = {
  resume(api, one, request) {
    if (request.headers['x-authentication-digid'] === 'for-another')
      return refuse('other_identity', request);
    if (one.status !== 'draft') return { status: 409, body: { code: 'transition_not_allowed' } };
    const draft = {
      ...own(one, 0),
      public_key: null,
      answers: one.answers,
      claims: one.claims,
      context: {},
    };
    const form = api.formOf(one.versionId);
    return { status: 200, body: { data: { ...draft, form, successor: null, saved_at: null } } };
  },
  'resume-link': takeAddress,
  copy: takeAddress,
  'co-signature-code': () => ({ status: 200, body: { data: { code: goodSignCode } } }),
  'verification-code': () => ({ status: 204, body: null }),
  verification(api, one, request) {
    const { code } = JSON.parse(request.body) as { code: string };
    if (code !== goodCode) return refuse('code_wrong', request);
    const at = api.received.indexOf(one);
    const final: Received = { ...one, status: 'final', awaits: null };
    api.received[at] = final;
    return { status: 200, body: { data: own(final, at + 1) } };
  },
};

/** Answers `/v0/public/submissions/…` and the outcome of an attempt. */
export function answerOwn(
  api: Submissions,
  [resource, id = '', action = '']: readonly string[],
  request: VisitorRequest,
): VisitorAnswer {
  const { headers } = request;
  if (resource === 'submission-attempt') {
    const one = api.received.find(({ key }) => key === headers['idempotency-key']);
    return one ? present(api, one) : refuse('not_found', request);
  }
  const one = api.received.find((each) => each.id === id);
  if (!one || headers['x-submission-key'] !== `key-of-${id}`) return refuse('not_found', request);
  return answers[action]?.(api, one, request) ?? present(api, one);
}

function present(api: Submissions, one: Received): VisitorAnswer {
  return { status: 200, body: { data: own(one, api.received.indexOf(one) + 1) } };
}
