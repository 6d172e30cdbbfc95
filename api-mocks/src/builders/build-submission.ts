import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';
import type {
  Submission,
  SubmissionSummary,
} from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { buildId } from './build-id.ts';
import { buildPages } from './build-pages.ts';

/** A completed submission as a list shows it. */
export function buildSubmissionSummary(
  overrides: Partial<SubmissionSummary> = {},
): SubmissionSummary {
  const summary = {
    id: buildId(),
    title: 'PV-000001',
    form_id: buildId(),
    form_title: 'Parkeervergunning aanvragen',
    form_version_id: buildId(),
    version_number: 1,
    environment: 'production',
    status: 'final',
    state: 'completed',
    is_test: false,
    created_at: '2026-11-19T18:04:00.000Z',
    updated_at: '2026-11-19T18:09:00.000Z',
    completed_at: '2026-11-19T18:09:00.000Z',
    filled_in_by: null,
    failed_deliveries: 0,
    delivery: null,
    payment: null,
    is_restricted: false,
    handling: {
      assigned_to: null,
      assigned_at: null,
      handled_at: null,
      handled_by: null,
      labels: [],
    },
  } satisfies SubmissionSummary;
  return { ...summary, ...overrides };
}

/** A completed submission with its answers. */
export function buildSubmission(overrides: Partial<Submission> = {}): Submission {
  const submission = {
    ...buildSubmissionSummary(),
    answers: { name: 'Jan Jansen', email: 'jan@voorbeeld.nl' },
    masked: [],
    shown: null,
    mails: [],
    payments: [],
    deliveries: [],
    co_signature: null,
    routes: [],
    statements: [],
    pages: buildPages(),
    variables: [],
    language: 'nl',
    languages: ['nl'],
    locale: 'nl-NL',
  } satisfies Submission;
  return { ...submission, ...overrides };
}

/** The response to the visitor's page after sending. */
export function buildOwnSubmission(overrides: Partial<OwnSubmission> = {}): OwnSubmission {
  const submission = {
    id: buildId(),
    public_key: 'a1b2c3d4e5f6',
    title: 'PV-000001',
    status: 'final',
    awaits: null,
    is_test: false,
    revision: 2,
    created_at: '2026-11-19T18:04:00.000Z',
    updated_at: '2026-11-19T18:09:00.000Z',
    completed_at: '2026-11-19T18:09:00.000Z',
    return_url: null,
  } satisfies OwnSubmission;
  return { ...submission, ...overrides };
}
