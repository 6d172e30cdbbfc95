import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { formsContract } from '@form-builder/core/contract/staff/forms/forms.ts';
import {
  publicFormsContract,
  type PublicForm,
} from '@form-builder/core/contract/visitor/public-forms.ts';
import { sendSubmissionsContract } from '@form-builder/core/contract/visitor/send-submissions.ts';
import {
  submissionsContract,
  type Submission,
} from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { usersContract, type User } from '@form-builder/core/contract/staff/users/users.ts';
import {
  versionsContract,
  type Version,
} from '@form-builder/core/contract/staff/forms/versions.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { buildForm } from './builders/build-form.ts';
import { buildPublicForm } from './builders/build-public-form.ts';
import { buildOwnSubmission, buildSubmission } from './builders/build-submission.ts';
import { buildUser } from './builders/build-user.ts';
import { buildVersion } from './builders/build-version.ts';
import { toListAnswer } from './list-answer.ts';
import { mockEndpoint, MockProblem } from './mock-endpoint.ts';

/** The data of a mocked server. */
export interface MockedData {
  readonly user: User;
  readonly forms: readonly Form[];
  readonly versions: readonly Version[];
  readonly submissions: readonly Submission[];
  readonly publicForms: readonly PublicForm[];
}

/** Handlers that read the data as the server would; they accept writes without storing them. */
export function createHandlers(data: MockedData): HttpHandler[] {
  return [
    mockEndpoint(usersContract.listUsers, ({ query }) => toListAnswer([data.user], query)),
    mockEndpoint(formsContract.listForms, ({ query }) => toListAnswer(data.forms, query)),
    mockEndpoint(formsContract.getForm, ({ params }) => ({ data: getById(data.forms, params.id) })),
    mockEndpoint(versionsContract.listVersions, ({ query }) => toListAnswer(data.versions, query)),
    mockEndpoint(versionsContract.getVersion, ({ params }) => ({
      data: getById(data.versions, params.id),
    })),
    mockEndpoint(submissionsContract.listSubmissions, ({ query }) =>
      toListAnswer(data.submissions, query),
    ),
    mockEndpoint(submissionsContract.getSubmission, ({ params }) => ({
      data: getById(data.submissions, params.id),
    })),
    mockEndpoint(publicFormsContract.getPublicForm, ({ params }) => ({
      data: getById(data.publicForms, params.id),
    })),
    mockEndpoint(sendSubmissionsContract.createSubmission, ({ body }) => ({
      data: buildOwnSubmission({ status: body.status }),
    })),
  ];
}

function getById<T extends { readonly id: string }>(items: readonly T[], id: string): T {
  const item = items.find((candidate) => candidate.id === id);
  if (item === undefined) throw new MockProblem('not_found');
  return item;
}

/** A municipality on its first day: one user and nothing else. */
export function newMunicipality(): MockedData {
  return { user: buildUser(), forms: [], versions: [], submissions: [], publicForms: [] };
}

/** A municipality in production: one published form with a submission, one draft. */
export function workingMunicipality(): MockedData {
  const version = buildVersion();
  const form = buildForm({
    id: version.form_id,
    published: [
      {
        environment: 'production',
        version_id: version.id,
        number: version.number,
        at: '2026-11-10T12:00:00.000Z',
      },
    ],
    submission_count: 1,
  });
  return {
    user: buildUser(),
    forms: [form, buildForm({ name: 'Melding openbare ruimte', title: 'Melding openbare ruimte' })],
    versions: [version],
    submissions: [buildSubmission({ form_id: form.id, form_version_id: version.id })],
    publicForms: [buildPublicForm({ id: form.id, version_id: version.id })],
  };
}

/** The server is unavailable: no request gets a response. */
export function serverUnavailable(): HttpHandler[] {
  return [http.all('*', () => HttpResponse.error())];
}
