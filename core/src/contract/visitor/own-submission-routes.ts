import type { Route } from '../endpoint.ts';

/** The routes of a visitor's own submission, loaded by the element only when needed. */
export const ownSubmissionRoutes = {
  getOwnSubmission: { method: 'GET', path: '/v0/public/submissions/:id' },
  findAttempt: { method: 'GET', path: '/v0/public/submission-attempt' },
  resumeSubmission: { method: 'POST', path: '/v0/public/submissions/:id/resume' },
  requestResumeCode: { method: 'POST', path: '/v0/public/submissions/:id/resume-code' },
  mailResumeLink: { method: 'POST', path: '/v0/public/submissions/:id/resume-link' },
  mailCopy: { method: 'POST', path: '/v0/public/submissions/:id/copy' },
  requestVerificationCode: { method: 'POST', path: '/v0/public/submissions/:id/verification-code' },
  verifySubmission: { method: 'POST', path: '/v0/public/submissions/:id/verification' },
  getDraftVersion: { method: 'GET', path: '/v0/public/forms/:id/versions/:version' },
} as const satisfies Record<string, Route>;
