import type { Route } from '../endpoint.ts';

/** Where a visitor fetches the PDF of what they sent, apart from its schemas. */
export const ownPdfRoute = {
  method: 'GET',
  path: '/v0/public/submissions/:id/pdf',
} as const satisfies Route;
