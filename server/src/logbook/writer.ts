import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Runtime } from '../platform/runtime.ts';

/** The user who makes a change, by id and name. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/**
 * The context of a change: the tenant's transaction, the actor (`null`: a visitor), clock and ids. Everything
 * done with one writer commits together, its logbook entries included.
 */
export interface Writer extends Runtime {
  readonly tx: Transaction<Database>;
  readonly tenantId: string;
  readonly actor: Actor | null;
  /** The network of a user, or `visitor` (a citizen's address is not recorded); absent for a job. */
  readonly origin?: string;
}

interface Request extends Runtime {
  readonly tenant: { readonly id: string };
  readonly caller: Actor | null;
  /** Absent for a job. */
  readonly network?: string;
}

/** Creates the writer of a request: its caller is the actor, and all changes get the same time. */
export function writerFor(request: Request, tx: Transaction<Database>): Writer {
  const { createId, caller, network } = request;
  const at = request.now();
  const writer = { tx, tenantId: request.tenant.id, actor: caller, now: () => at, createId };
  return network === undefined
    ? writer
    : { ...writer, origin: caller === null ? visitorOrigin : network };
}

const visitorOrigin = 'visitor';

/** The origin that the entries of a writer record. */
export function originOf({ origin }: Pick<Writer, 'origin'>): string {
  return origin ?? 'system';
}

/** The time of the change. */
export function instant(writer: Runtime): Date {
  return new Date(writer.now());
}
