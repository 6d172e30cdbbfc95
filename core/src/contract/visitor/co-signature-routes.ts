import type { Route } from '../endpoint.ts';

/** The routes of the person who co-signs, loaded by the element only when needed. */
export const coSignatureRoutes = {
  findCoSignature: { method: 'POST', path: '/v0/public/co-signatures' },
  getCoSignature: { method: 'GET', path: '/v0/public/co-signatures/:id' },
  signCoSignature: { method: 'POST', path: '/v0/public/co-signatures/:id/signature' },
  declineCoSignature: { method: 'POST', path: '/v0/public/co-signatures/:id/refusal' },
  getCoSignatureCode: { method: 'GET', path: '/v0/public/submissions/:id/co-signature-code' },
} as const satisfies Record<string, Route>;
