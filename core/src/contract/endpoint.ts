import * as v from 'valibot';
import type { Permission } from './permissions.ts';
import type { ProblemCode } from './problem.ts';

/** Who may call: anyone, or a signed-in user with any one of the permissions (none: any user). */
export type Access =
  | { readonly level: 'public' }
  | { readonly level: 'private'; readonly anyOf: readonly Permission[] };

/** Anyone may call; what a visitor may do with it is decided by the resource itself. */
export const publicAccess = { level: 'public' } as const satisfies Access;

/** Signed-in users who hold any one of these permissions; root passes. None: every signed-in user. */
export function privateAccess<const P extends readonly Permission[]>(...anyOf: P) {
  return { level: 'private', anyOf } as const satisfies Access;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Method and path; `:name` in the path is a parameter. All that a client needs at run time. */
export interface Route {
  readonly method: Method;
  readonly path: string;
}

export type Schema = v.GenericSchema<unknown, unknown>;

/**
 * One endpoint as data. The server's handler type, the client, the mocks and the OpenAPI document
 * derive from it. `answer` is the body on success; without one the success status is 204.
 */
export interface Endpoint extends Route {
  readonly summary: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  /** Request headers the endpoint reads, by lower-case name. */
  readonly headers?: Schema;
  readonly body?: Schema;
  readonly status: 200 | 201 | 204;
  readonly answer?: Schema;
  /** Problems it answers besides those every endpoint can (invalid input, not signed in, too large). */
  readonly errors: readonly ProblemCode[];
  /** Largest request body in bytes; 1,048,576 when absent. */
  readonly bodyLimitBytes?: number;
}

/** The answer of an endpoint that gives a file instead of JSON; the handler answers its content. */
export const fileContentSchema = v.pipe(
  v.string(),
  v.description('The content of a file, with its own Content-Type.'),
);

/** Named endpoints of one resource. */
export type Contract = Readonly<Record<string, Endpoint>>;

/** Declares an endpoint and keeps its exact type. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Input<S> = S extends Schema ? v.InferInput<S> : undefined;
type Member<E extends Endpoint, K extends keyof Endpoint> =
  E extends Readonly<Record<K, infer S>> ? S : undefined;

/** What a handler receives, parsed. */
export interface Request<E extends Endpoint> {
  readonly params: Output<Member<E, 'params'>>;
  readonly query: Output<Member<E, 'query'>>;
  readonly headers: Output<Member<E, 'headers'>>;
  readonly body: Output<Member<E, 'body'>>;
}

/** What a handler returns; its schema drops members that are not declared. */
export type Answer<E extends Endpoint> = Input<Member<E, 'answer'>>;

/** What a client gets back. */
export type ClientAnswer<E extends Endpoint> = Output<Member<E, 'answer'>>;

type InputMembers<E extends Endpoint> = {
  [K in 'params' | 'query' | 'headers' | 'body' as Member<E, K> extends Schema ? K : never]: Input<
    Member<E, K>
  >;
};

/** What a client sends: the declared members only; those whose input may be empty may be left out. */
export type ClientInput<E extends Endpoint> = {
  [
    K in keyof InputMembers<E> as Record<never, never> extends InputMembers<E>[K] ? never : K
  ]: InputMembers<E>[K];
} & {
  [
    K in keyof InputMembers<E> as Record<never, never> extends InputMembers<E>[K] ? K : never
  ]?: InputMembers<E>[K];
};
