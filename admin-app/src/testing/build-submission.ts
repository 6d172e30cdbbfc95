import type {
  Submission,
  SubmissionSummary,
} from '@form-builder/core/contract/staff/submissions/submissions.ts';

/** A completed submission as a list shows it. */
export function buildSubmissionSummary(
  members: Partial<SubmissionSummary> = {},
): SubmissionSummary {
  return {
    id: '018f2b1e-0000-7000-8000-000000000021',
    title: 'M-000001',
    form_id: '018f2b1e-0000-7000-8000-000000000022',
    form_title: 'Melding doen',
    form_version_id: '018f2b1e-0000-7000-8000-000000000023',
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
    ...members,
  };
}

/** A completed submission of a form without pages. */
export function buildSubmission(members: Partial<Submission> = {}): Submission {
  return {
    ...buildSubmissionSummary(),
    answers: {},
    masked: [],
    shown: null,
    pages: [],
    variables: [],
    language: 'nl',
    languages: ['nl'],
    locale: 'nl-NL',
    statements: [],
    co_signature: null,
    mails: [],
    payments: [],
    routes: [],
    deliveries: [],
    ...members,
  };
}
