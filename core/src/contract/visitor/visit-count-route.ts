import type { Route } from '../endpoint.ts';

/** The route of a message about a visit, without its schemas. */
export const visitCountRoute = {
  method: 'POST',
  path: '/v0/public/visit-counts',
} as const satisfies Route;
