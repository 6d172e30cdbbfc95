import * as v from 'valibot';
import type { FeatureId } from '../features/feature-ids.ts';
import type { Permission } from './permissions.ts';
import type { ProblemCode } from './problem.ts';

/** Who may call: anyone, or a signed-in user with any one of the permissions (none: any user). */
export type Access =
  | { readonly level: 'public' }
  | {
      readonly level: 'private';
      readonly anyOf: readonly Permission[];
      /** Also open to a user who must choose a new password before anything else. */
      readonly isBeforePasswordChange?: true;
    };

/** Anyone may call; the resource itself decides what a visitor may do. */
export const publicAccess = { level: 'public' } as const satisfies Access;

/**
 * Signed-in users with any one of these permissions; root always passes. Without permissions: every signed-in
 * user.
 */
/* @__NO_SIDE_EFFECTS__ */
export function privateAccess<const P extends readonly Permission[]>(...anyOf: P) {
  return { level: 'private', anyOf } as const satisfies Access;
}

/** Every signed-in user, also one who must choose a new password before anything else. */
export const passwordChangeAccess = {
  level: 'private',
  anyOf: [],
  isBeforePasswordChange: true,
} as const satisfies Access;

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Method and path; `:name` in the path is a parameter. All that a client needs at run time. */
export interface Route {
  readonly method: Method;
  readonly path: string;
}

export type Schema = v.GenericSchema<unknown, unknown>;

/** An endpoint without who may call it: what its requests and responses are. */
export interface EndpointShape extends Route {
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  /** Request headers the endpoint reads, by lower-case name. */
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly status: 200 | 201 | 204;
  readonly answer?: Schema;
  /** Problems that it can return besides those of every endpoint (invalid input, not signed in, too large). */
  readonly errors: readonly ProblemCode[];
  /** The maximum size of the request body in bytes; 1,048,576 when absent. */
  readonly bodyLimitBytes?: number;
  /**
   * Called while a page closes, without credentials: the JSON may arrive as `text/plain`, which needs no preflight,
   * and calls do not count as a visitor's writes, so the handler limits them.
   */
  readonly isBeacon?: true;
}

/**
 * One endpoint as data. The server's handler type, the client, the mocks and the OpenAPI document
 * derive from it. `answer` is the body on success; without one the success status is 204.
 */
export interface Endpoint extends EndpointShape {
  readonly access: Access;
  /** The feature that must be active; `feature_inactive` otherwise. */
  readonly feature?: FeatureId;
}

/** The response of an endpoint that returns a file instead of JSON; the handler returns its content. */
export const fileContentSchema = v.pipe(
  v.string(),
  v.description('The content of a file, with its own Content-Type.'),
);

/** Named endpoints of one resource. */
export type Contract = Readonly<Record<string, Endpoint>>;

/** Declares an endpoint and keeps its exact type. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Input<S> = S extends Schema ? v.InferInput<S> : undefined;
type Member<E extends EndpointShape, K extends keyof EndpointShape> =
  E extends Readonly<Record<K, infer S>> ? S : undefined;

/** The parsed request of a handler. */
export interface Request<E extends EndpointShape> {
  readonly params: Output<Member<E, 'params'>>;
  readonly query: Output<Member<E, 'query'>>;
  readonly headers: Output<Member<E, 'headers'>>;
  readonly body: Output<Member<E, 'body'>>;
}

/** The result of a handler; its schema drops undeclared members. */
export type Answer<E extends EndpointShape> = Input<Member<E, 'answer'>>;

/** The response for a client. */
export type ClientAnswer<E extends Endpoint> = Output<Member<E, 'answer'>>;

type InputMembers<E extends Endpoint> = {
  [K in 'params' | 'query' | 'headers' | 'body' as Member<E, K> extends Schema ? K : never]: Input<
    Member<E, K>
  >;
};

/** The input of a client: declared members only; those whose input may be empty are optional. */
export type ClientInput<E extends Endpoint> = {
  [
    K in keyof InputMembers<E> as Record<never, never> extends InputMembers<E>[K] ? never : K
  ]: InputMembers<E>[K];
} & {
  [
    K in keyof InputMembers<E> as Record<never, never> extends InputMembers<E>[K] ? K : never
  ]?: InputMembers<E>[K];
};
