import type { Answer } from '@form-builder/core/contract/endpoint.ts';
import type { Procedure } from '@form-builder/core/contract/procedure.ts';
import { procedures, type rpcContract } from '@form-builder/core/contract/rpc.ts';
import * as v from 'valibot';
import { RequestError } from '../../request-error.ts';
import { checkAccess } from './check-access.ts';
import type { Caller } from '../caller.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { inputErrors } from '../requests/input-issues.ts';

type Rpc = (typeof rpcContract)['callPublicProcedure'];

/** A call, as both endpoints pass it on. */
interface RpcContext extends Pick<
  HandlerContext<Rpc>,
  Exclude<keyof HandlerContext<Rpc>, 'caller'>
> {
  readonly caller: Caller | null;
}

/** The input of a procedure handler: the parsed body, the caller, and access to the tenant's data. */
export interface ProcedureContext<P extends Procedure> extends Omit<RpcContext, 'body' | 'caller'> {
  readonly body: v.InferOutput<P['body']>;
  readonly caller: P['access'] extends { readonly level: 'private' } ? Caller : Caller | null;
}

type Procedures = typeof procedures;

/** A handler for every remote procedure: a missing one does not compile. */
export type ProcedureHandlers = {
  readonly [K in keyof Procedures]: (context: ProcedureContext<Procedures[K]>) => Promise<{
    readonly data: v.InferInput<Procedures[K]['data']>;
    readonly meta?: Readonly<Record<string, unknown>>;
  }>;
};

type AnyProcedureHandler = (
  context: ProcedureContext<Procedure>,
) => Promise<{ readonly data: unknown; readonly meta?: Record<string, unknown> }>;

/** The handlers of `/rpc` and `/rpc/public`, which dispatch a call by its signature. */
export function createRpcHandlers(handlers: ProcedureHandlers): Handlers<typeof rpcContract> {
  return {
    callProcedure: (context) => call(handlers, context, () => true),
    callPublicProcedure: (context) =>
      call(handlers, context, ({ access }) => access.level === 'public'),
  };
}

async function call(
  handlers: ProcedureHandlers,
  context: RpcContext,
  isOffered: (procedure: Procedure) => boolean,
): Promise<Answer<(typeof rpcContract)['callProcedure']>> {
  const found = Object.entries<Procedure>(procedures).find(
    ([, { signature }]) => signature === context.body.signature,
  );
  if (found === undefined || !isOffered(found[1])) throw new RequestError('not_found');
  const [name, procedure] = found;
  checkAccess(procedure.access, context.caller);
  const body = v.safeParse(procedure.body, context.body.body);
  if (!body.success) {
    throw new RequestError('invalid', { errors: inputErrors(body.issues, context.language) });
  }
  // Name and handler match and access was checked, which an index access cannot express.
  const handler = handlers[name as keyof Procedures] as unknown as AnyProcedureHandler;
  const answer = await handler({
    ...context,
    body: body.output,
  });
  return { ...answer, data: v.parse(procedure.data, answer.data) };
}
