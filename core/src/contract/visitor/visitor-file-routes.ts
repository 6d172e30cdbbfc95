import type { Route } from '../endpoint.ts';

/** What fields with files call, apart from the routes of every visitor's page. */
export const visitorFileRoutes = {
  readOwnUpload: { method: 'POST', path: '/v0/public/files' },
} as const satisfies Record<string, Route>;
