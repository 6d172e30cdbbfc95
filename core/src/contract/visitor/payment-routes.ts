import type { Route } from '../endpoint.ts';

/** The payment routes, loaded by the element only for forms with a payment. */
export const paymentRoutes = {
  startPayment: { method: 'POST', path: '/v0/forms/submissions/:id/payment' },
  getPayment: { method: 'GET', path: '/v0/forms/submissions/:id/payment' },
  restartPayment: { method: 'POST', path: '/v0/forms/submissions/:id/payment/restart' },
} as const satisfies Record<string, Route>;
