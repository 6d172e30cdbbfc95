import type { Route } from '../endpoint.ts';

/** The routes of paying, fetched by the element only for forms that ask for it. */
export const paymentRoutes = {
  startPayment: { method: 'POST', path: '/v0/forms/submissions/:id/payment' },
  getPayment: { method: 'GET', path: '/v0/forms/submissions/:id/payment' },
  restartPayment: { method: 'POST', path: '/v0/forms/submissions/:id/payment/restart' },
} as const satisfies Record<string, Route>;
