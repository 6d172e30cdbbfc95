import type { Route } from '../endpoint.ts';

/** The route of a visitor's PDF of their submission, without its schemas. */
export const ownPdfRoute = {
  method: 'GET',
  path: '/v0/public/submissions/:id/pdf',
} as const satisfies Route;
