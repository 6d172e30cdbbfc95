import type { Answer, Contract, Endpoint, Request } from '@form-builder/core/contract/endpoint.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { FileAnswer } from './file-response.ts';
import type { PreparedAnswer } from '../caching/cached-response.ts';

/** The tenant a request is for. */
export interface Tenant {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Origins of the sites that may embed the tenant's forms. */
  readonly allowedOrigins: readonly string[];
}

/** The signed-in user behind a request. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly isRoot: boolean;
  readonly permissions: ReadonlySet<Permission>;
}

/** The injected surroundings: nothing in the server reads the time or makes an id any other way. */
export interface Surroundings {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A new UUID (version 7: sorts by time). */
  readonly createId: () => string;
}

export type Language = 'nl' | 'en' | 'de';

/** Runs `work` in one transaction in which the database shows and accepts only the tenant's rows. */
export type TenantTransaction = <T>(work: (tx: Transaction<Database>) => Promise<T>) => Promise<T>;

/** What a handler gets: the parsed request, who asks, and the tenant's data. */
export interface HandlerContext<E extends Endpoint> extends Request<E>, Surroundings {
  readonly tenant: Tenant;
  readonly caller: E['access'] extends { readonly level: 'private' } ? Caller : Caller | null;
  readonly language: Language;
  /** The key of a link to a version under review, sent as `Authorization: Review <key>`. */
  readonly reviewKey: string | null;
  /** The `Origin` header, when the browser sent one. */
  readonly origin: string | null;
  readonly requestId: string;
  readonly transaction: TenantTransaction;
}

/** A handler for every endpoint of a contract: a forgotten one does not compile. */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: (
    context: HandlerContext<C[K]>,
  ) => Promise<Answer<C[K]> | PreparedAnswer | FileAnswer>;
};
