import type { ClientInput } from '@form-builder/core/contract/endpoint.ts';
import type { VisitorContract } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';
import type { SentStatements } from '@form-builder/core/contract/visitor/sent-submission.ts';
import { visitorRoutes } from '@form-builder/core/contract/visitor/visitor-routes.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { VariableValues } from '@form-builder/core/form/variables/variable.ts';
import { importOnline } from '../requests/import-online.ts';
import type { OpenForm } from '../state/loaded-form.ts';
import type { DeviceDraft } from '../state/device-draft.ts';
import { hasTabData } from '../state/has-tab-data.ts';
import { dataOf, requestJson } from '../requests/request-json.ts';
import { requestHeaders, type FormAddress } from '../requests/form-address.ts';

const importLoginStore = importOnline(() => import('../auth/login-store.ts'));

/** The content of a request: a completed form, or a draft. */
export interface Sending {
  readonly address: FormAddress;
  readonly form: OpenForm['form'];
  readonly locale: string;
  readonly answers: Answers;
  /** The page's claims for variables; absent without such variables. */
  readonly claims: VariableValues | undefined;
  /** The accepted statements of a completed form. */
  readonly statements: SentStatements | undefined;
  readonly pageId: string;
  readonly breakId: string | undefined;
  /** `keep` saves a draft that the visitor did not ask for: before a step that leaves the page. */
  readonly purpose: 'complete' | 'save' | 'abort' | 'save_and_abort' | 'keep';
  /** The draft on the server that this continues. */
  readonly saved: DeviceDraft['saved'];
  readonly idempotencyKey: string;
}

type Created = ClientInput<VisitorContract['createSubmission']>['body'];
type Updated = ClientInput<VisitorContract['updateSubmission']>['body'];

/** How long a response may take. */
const timeoutMs = 30_000;

/** Sends a form to the server; throws a RequestFailure. */
export async function send(sending: Sending): Promise<OwnSubmission> {
  const { address, locale, saved } = sending;
  const { method, path } = saved ? visitorRoutes.updateSubmission : visitorRoutes.createSubmission;
  const url = new URL(path.slice(1).replace(':id', saved?.id ?? ''), address.baseUrl).href;
  const answer = await requestJson(url, {
    method,
    headers: {
      ...requestHeaders(address, locale),
      ...(await loginHeadersOf(address.formId)),
      'content-type': 'application/json',
      'idempotency-key': sending.idempotencyKey,
      ...(saved && { 'x-submission-key': saved.key }),
      ...(saved?.revision !== undefined && { 'if-match': `"${saved.revision}"` }),
    },
    body: JSON.stringify(saved ? updated(sending) : created(sending)),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Our own server responds according to the contract.
  return dataOf(answer) as OwnSubmission;
}

function created({ form, ...sending }: Sending): Created {
  return {
    ...content(sending),
    form_version_id: form.version_id,
    environment: form.environment,
    is_test: form.is_test,
  };
}

/** The version of the answers, which may be newer than that of the draft. */
const updated = ({ form, ...sending }: Sending): Updated => ({
  ...content(sending),
  form_version_id: form.version_id,
});

function content({
  locale,
  answers,
  claims,
  statements,
  purpose,
  pageId,
  breakId,
}: Omit<Sending, 'form'>) {
  return {
    locale,
    data: answers,
    claims,
    status: purpose === 'complete' ? ('final' as const) : ('draft' as const),
    context: { page: pageId, ...(breakId && { breakId }) },
    is_saved: purpose.startsWith('save'),
    is_aborted: purpose.endsWith('abort'),
    statements,
  };
}

/** Loads the login headers; their code is needed only for visitors who have logged in. */
async function loginHeadersOf(formId: string): Promise<Record<string, string>> {
  if (!hasTabData(formId)) return {};
  const { loginHeaders } = await importLoginStore();
  return loginHeaders(formId);
}
