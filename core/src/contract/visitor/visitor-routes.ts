import type { Route } from '../endpoint.ts';

/** The routes of a visitor's page, without their schemas, so that the element stays small. */
export const visitorRoutes = {
  getPublicForm: { method: 'GET', path: '/v0/public/forms/:id' },
  createSubmission: { method: 'POST', path: '/v0/forms/submissions' },
  callPublicProcedure: { method: 'POST', path: '/rpc/public' },
  updateSubmission: { method: 'PATCH', path: '/v0/forms/submissions/:id' },
} as const satisfies Record<string, Route>;
