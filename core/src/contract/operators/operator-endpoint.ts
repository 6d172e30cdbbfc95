import type { EndpointShape } from '../endpoint.ts';

/** What an operator's token allows: reading, or changing as well. */
export const operatorScopes = ['read', 'write'] as const;
export type OperatorScope = (typeof operatorScopes)[number];

/** Operators of the installation with a token of this scope; no tenant, no user of one. */
export interface OperatorAccess {
  readonly level: 'operator';
  readonly scope: OperatorScope;
}

/** An endpoint of the operators' API, which has a port of its own and belongs to no tenant. */
export interface OperatorEndpoint extends EndpointShape {
  readonly access: OperatorAccess;
}

/** Named endpoints of the operators' API. */
export type OperatorContract = Readonly<Record<string, OperatorEndpoint>>;

/** A token of scope `read` or `write`. */
export const readAccess = { level: 'operator', scope: 'read' } as const satisfies OperatorAccess;

/** A token of scope `write`. */
export const writeAccess = { level: 'operator', scope: 'write' } as const satisfies OperatorAccess;

/** Declares an endpoint and keeps its exact type. */
/* @__NO_SIDE_EFFECTS__ */
export function operatorEndpoint<const E extends OperatorEndpoint>(declared: E): E {
  return declared;
}
