import { randomUUID } from 'node:crypto';
import type { SimulatedResponse } from '../http-simulator.ts';

/** A refusal as the ZGW APIs describe them. */
export const problem = (
  status: number,
  code: string,
  title: string,
  invalidParams: readonly object[] = [],
): SimulatedResponse => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: {
    type: 'about:blank',
    code,
    title,
    status,
    detail: title,
    instance: `urn:uuid:${randomUUID()}`,
    // Only a refusal of what was sent names parameters.
    ...(status === 400 && { invalidParams }),
  },
});
