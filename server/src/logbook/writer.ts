import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Runtime } from '../platform/runtime.ts';

/** Who changes something: a user by id and name. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/**
 * What a change needs: the tenant's transaction, who acts (`null`: a visitor), time and ids.
 * Everything done with one writer commits together, its logbook lines included.
 */
export interface Writer extends Runtime {
  readonly tx: Transaction<Database>;
  readonly tenantId: string;
  readonly actor: Actor | null;
}

interface Request extends Runtime {
  readonly tenant: { readonly id: string };
  readonly caller: Actor | null;
}

/** The writer of a request: its caller acts, in the given transaction, all of it at one moment. */
export function writerFor(request: Request, tx: Transaction<Database>): Writer {
  const { createId, caller } = request;
  const at = request.now();
  return { tx, tenantId: request.tenant.id, actor: caller, now: () => at, createId };
}

/** The moment of the change. */
export function instant(writer: Runtime): Date {
  return new Date(writer.now());
}
