import type { Route } from '../endpoint.ts';

/** The routes of fields with files, separate from those of every visitor's page. */
export const visitorFileRoutes = {
  readOwnUpload: { method: 'POST', path: '/v0/public/files' },
} as const satisfies Record<string, Route>;
