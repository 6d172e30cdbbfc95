import { chooseLocale } from '@form-builder/core/messages/choose-locale.ts';
import type { Prerenderer } from '@form-builder/core/contract/prerender.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { ProblemCode } from '@form-builder/core/contract/problem.ts';
import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createClock } from '@form-builder/core/runtime/create-clock.ts';
import { validateSubmission } from '@form-builder/core/session/validation/validate-submission.ts';
import type { Issue } from '@form-builder/core/validation/issue.ts';
import { CoSignatureApi } from './co-signature-api.ts';
import { answerOwn } from './own-submission-api.ts';
import { answerPayment } from './payment-api.ts';
import { answerProcedure } from '../procedures.ts';
import { inBestLanguage } from '../forms/translated-form.ts';
import { UploadApi } from './upload-api.ts';
import {
  own,
  refuse,
  type FailureMode,
  type Received,
  type VisitorAnswer,
  type VisitorRequest,
} from './visitor-request.ts';

/**
 * The visitor's API with core's own validation, without a database: real HTTP for tests of the
 * element. Records what it received for the tests.
 */
export class VisitorApi {
  readonly received: Received[] = [];
  readonly requests: string[] = [];
  /** The messages about visits, as they were sent. */
  readonly visits: string[] = [];
  /** The addresses that links and copies were mailed to. */
  readonly mailed: string[] = [];
  /** Closed versions, by id. */
  readonly closed = new Map<string, PublicForm>();
  readonly uploads = new UploadApi();
  readonly coSignatures = new CoSignatureApi();
  failureMode: FailureMode = 'none';
  /** The status of every payment. */
  payment: PaymentStatus = 'open';
  /** True when the requests about a visitor's own submission get no answer. */
  isOwnGone = false;
  /** False for forms without numbers. */
  isNumbered = true;
  /** The issues of a rejected submission. */
  issues: readonly Issue[] = [];
  readonly #forms: readonly PublicForm[];
  readonly #prerenderer: Prerenderer | undefined;
  readonly #prerenderedPages = new Map<string, object>();

  constructor(forms: readonly PublicForm[], prerenderer?: Prerenderer) {
    this.#prerenderer = prerenderer;
    // Versions of its own, so that drafts of one test server never appear in another.
    this.#forms = forms.map((form) => ({ ...form, version_id: crypto.randomUUID() }));
  }

  /** The versions this server publishes. */
  get versions(): readonly string[] {
    return this.#forms.map((form) => form.version_id);
  }

  /** The answer to a request; `undefined` for a path that is not the API's. */
  handle(request: VisitorRequest): VisitorAnswer | undefined {
    const [, version, ...rest] = request.path.split('/');
    if (version === 'storage') return this.uploads.receive(request);
    if (request.body.includes('stateless-uploads:form:create')) return this.uploads.createForm();
    if (version === 'rpc') return this.#call(request);
    if (version !== 'v0') return undefined;
    this.requests.push(`${request.method} ${request.path}`);
    if (request.headers['authorization'] === 'Bearer expired')
      return refuse('token_expired', request);
    if (rest[1] === 'submissions' && rest[3] === 'pdf') return this.#givePdf(rest[2], request);
    const paid = rest[3] === 'payment' && this.received.find(({ id }) => id === rest[2]);
    if (paid) return this.failureMode === 'gone' ? 'gone' : answerPayment(paid, this.payment);
    return rest[0] === 'public' ? this.#answerPublic(rest, request) : this.#receive(request);
  }

  #answerPublic(path: readonly string[], request: VisitorRequest): VisitorAnswer {
    if (path[1] === 'visit-counts') {
      this.visits.push(request.body);
      return { status: 204, body: undefined };
    }
    if (path[1] !== 'forms') {
      const isGone = this.isOwnGone || this.failureMode === 'gone';
      if (isGone) return 'gone';
      if (path[1] === 'co-signatures') return this.coSignatures.handle(path.slice(2), request);
      return answerOwn(this, path.slice(1), request);
    }
    if (path[3] === 'versions') return this.#readDraftVersion(path[4], request);
    return this.#readForm(path[2] ?? '', request);
  }

  #readForm(id: string, request: VisitorRequest): VisitorAnswer {
    if (this.failureMode === 'gone') return 'gone';
    const form = this.#forms.find((each) => each.id === id);
    const environment = request.query.get('environment');
    if (!form) return refuse('form_not_found', request);
    if (environment === 'mars') return refuse('environment_not_found', request);
    // Designers try every form out in development, where visitors never come.
    if (environment === 'development')
      return {
        status: 200,
        body: { data: inBestLanguage({ ...form, environment }, wishesOf(request)) },
      };
    if (environment !== form.environment) return refuse('form_not_published', request);
    return { status: 200, body: this.#present(form, request) };
  }

  /** Enough of a PDF for a browser to save. */
  #givePdf(id: string | undefined, request: VisitorRequest): VisitorAnswer {
    if (this.failureMode !== 'none') return refuse('internal', request);
    const isOwn = request.headers['x-submission-key'] === `key-of-${id ?? ''}`;
    return isOwn ? { status: 200, body: '%PDF-1.7' } : refuse('not_found', request);
  }

  /** The same body for the same request: prerendered once, as the server caches its responses. */
  #present(published: PublicForm, request: VisitorRequest): object {
    const wishes = wishesOf(request);
    const form = inBestLanguage(published, wishes);
    if (!this.#prerenderer) return { data: form };
    const locale = chooseLocale({ browser: wishes }, form.languages);
    const key = `${form.id} ${locale}`;
    const known = this.#prerenderedPages.get(key);
    if (known) return known;
    const first_page = this.#prerenderer.prerender(form, { locale, asOwnPage: false });
    const body = { data: { ...form, first_page } };
    this.#prerenderedPages.set(key, body);
    return body;
  }

  #call(request: VisitorRequest): VisitorAnswer {
    // The page went away before it had sent what to do.
    if (request.body === '') return 'gone';
    // The element's own requests; their shape is the contract's.
    const { signature, body } = JSON.parse(request.body) as { signature: string; body: unknown };
    this.requests.push(`${signature} ${JSON.stringify(body)}`);
    if (this.failureMode === 'gone') return 'gone';
    if (this.failureMode !== 'none') return refuse('unavailable', request);
    if (request.body.includes('"token":"over"')) return refuse('login_expired', request);
    const data = answerProcedure(signature, body);
    return data === undefined ? refuse('not_found', request) : { status: 200, body: { data } };
  }

  #receive(request: VisitorRequest): VisitorAnswer {
    // Without a body: the page went away before it had sent the answers.
    return request.body === '' ? 'gone' : this.#store(request);
  }

  #store(request: VisitorRequest): VisitorAnswer {
    if (this.failureMode === 'gone') return 'gone';
    if (this.failureMode !== 'none' && this.failureMode !== 'answer-lost') {
      return refuse(this.failureMode, request, this.issues);
    }
    // The element's own requests; their shape is the contract's.
    const body = JSON.parse(request.body) as Record<string, unknown>;
    const key = request.headers['idempotency-key'] ?? '';
    const known = this.received.find((each) => each.key === key);
    const conflict = this.#conflictOf(request, body, known);
    if (conflict) return refuse(conflict, request);
    const draft = request.method === 'PATCH' ? this.#takeDraft(request.path) : undefined;
    const result = known ? { ok: true as const } : this.#validate({ ...draft, ...body });
    if (!result.ok) return refuse('answers_invalid', request, result.issues);
    const one = known ?? this.#keep(key, { ...draft, ...body });
    if (this.failureMode === 'answer-lost') return 'gone';
    return { status: known ? 200 : 201, body: { data: this.#describe(one) } };
  }

  #describe(one: Received) {
    const number = this.isNumbered ? this.received.indexOf(one) + 1 : null;
    const form = this.#forms.find((each) => each.version_id === one.versionId);
    const returnUrl = form?.settings['confirmation.return_url'];
    return { ...own(one, number), return_url: returnUrl ?? null };
  }

  #validate(body: Record<string, unknown>) {
    const form = this.#forms.find((each) => each.version_id === body['form_version_id']);
    if (!form || body['status'] !== 'final') return { ok: true as const };
    const { pages, variables = [] } = form;
    const program = compile({ pages, variables }, fieldTypes);
    const options = { variables: body['claims'] };
    return validateSubmission(program, body['data'], createClock(Date.now), options);
  }

  /** The draft that a change replaces. */
  #takeDraft(path: string) {
    const at = this.received.findIndex(({ id }) => path.endsWith(id));
    const [draft] = at === -1 ? [] : this.received.splice(at, 1);
    return draft && { form_version_id: draft.versionId, id: draft.id, revision: draft.revision };
  }

  #conflictOf(
    request: VisitorRequest,
    { data }: Record<string, unknown>,
    known: Received | undefined,
  ): ProblemCode | undefined {
    const isSame = !known || JSON.stringify(known.answers) === JSON.stringify(data);
    if (!isSame) return 'attempt_differs';
    return this.#isStale(request) ? 'stale' : undefined;
  }

  #isStale({ path, headers }: VisitorRequest): boolean {
    const tag = headers['if-match'];
    const draft = this.received.find(({ id }) => path.endsWith(id));
    return draft !== undefined && tag !== undefined && tag !== `"${draft.revision}"`;
  }

  /** The version of a draft, and its successor. */
  #readDraftVersion(version: string | undefined, request: VisitorRequest): VisitorAnswer {
    const current = this.#forms.find(({ id }) => request.path.includes(id));
    const published = version && this.closed.get(version);
    if (!current || !published) return refuse('form_not_published', request);
    return { status: 200, body: { data: { form: published, successor: current } } };
  }

  /** The form of a version, for visitors who continue a draft. */
  formOf(versionId: string): PublicForm | undefined {
    return this.#forms.find((form) => form.version_id === versionId);
  }

  #keep(key: string, body: Record<string, unknown>): Received {
    const form = this.formOf(String(body['form_version_id']));
    const isFinal = body['status'] === 'final';
    const awaits = isFinal ? awaitedOf(form) : null;
    const one: Received = {
      id: typeof body['id'] === 'string' ? body['id'] : crypto.randomUUID(),
      key,
      versionId: String(body['form_version_id']),
      status: awaits ? 'draft' : String(body['status']),
      awaits,
      answers: body['data'],
      claims: body['claims'],
      statements: body['statements'],
      context: body['context'],
      revision: Number(body['revision'] ?? 0) + 1,
      isAborted: body['is_aborted'] === true,
    };
    this.received.push(one);
    return one;
  }
}

/** What a form waits for once it is sent. */
function awaitedOf(form: PublicForm | undefined): Received['awaits'] {
  if (form?.submission_settings.verification_field) return 'verification';
  const isCoSigned =
    form?.settings['co_signature.recipient'] || form?.settings['co_signature.is_enabled'];
  return isCoSigned ? 'co_signature' : null;
}

const wishesOf = ({ headers }: VisitorRequest): readonly string[] =>
  (headers['accept-language'] ?? '').split(',');
