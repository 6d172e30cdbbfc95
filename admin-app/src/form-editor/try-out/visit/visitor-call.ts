import type { PublicSignature } from '@form-builder/core/contract/rpc.ts';
import { ownSubmissionRoutes } from '@form-builder/core/contract/visitor/own-submission-routes.ts';
import { paymentRoutes } from '@form-builder/core/contract/visitor/payment-routes.ts';
import { visitorRoutes } from '@form-builder/core/contract/visitor/visitor-routes.ts';
import type { Route } from '@form-builder/core/contract/endpoint.ts';

const routes = { ...visitorRoutes, ...paymentRoutes, ...ownSubmissionRoutes };

/** What the element asks of the server; `submit` and `save` send the answers, complete or as a draft. */
export type VisitorCall =
  | Exclude<keyof typeof routes, 'createSubmission' | 'updateSubmission' | 'callPublicProcedure'>
  | 'submit'
  | 'save'
  | PublicSignature;

/** A request of the element. */
export interface VisitorRequest {
  readonly method: string;
  readonly url: string;
  /** The preferred language of the answer, such as `en` or `nl-NL`. */
  readonly language: string;
  /** The JSON that was sent, parsed. */
  readonly body: unknown;
}

/** Finds which call of the contract a request is; `undefined` for every other request. */
export function findVisitorCall({ method, url, body }: VisitorRequest): VisitorCall | undefined {
  const { pathname } = new URL(url);
  const found = Object.entries<Route>(routes).find(
    ([, route]) => route.method === method && pathOf(route).test(pathname),
  );
  if (!found) return undefined;
  // `routes` has no other keys.
  const name = found[0] as keyof typeof routes;
  if (name === 'callPublicProcedure') return signatureOf(body);
  if (name === 'createSubmission' || name === 'updateSubmission')
    return memberOf(body, 'status') === 'final' ? 'submit' : 'save';
  return name;
}

const pathOf = ({ path }: Route) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** The element calls only procedures of the contract. */
const signatureOf = (body: unknown) => memberOf(body, 'signature') as PublicSignature | undefined;

/** A member of JSON; `undefined` when it is no object. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
