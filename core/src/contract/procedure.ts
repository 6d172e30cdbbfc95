import type { Access, Schema } from './endpoint.ts';

/** One remote procedure: `POST /rpc` or `/rpc/public` with `{ signature, body }`. */
export interface Procedure {
  readonly signature: string;
  readonly summary: string;
  readonly access: Access;
  readonly body: Schema;
  readonly data: Schema;
}

/** Declares a procedure and keeps its exact type. */
export function procedure<const P extends Procedure>(declared: P): P {
  return declared;
}
