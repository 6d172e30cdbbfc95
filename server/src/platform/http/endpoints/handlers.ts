import type { Answer, Contract, Endpoint, Request } from '@form-builder/core/contract/endpoint.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Tenant } from '../../database/tenancy/tenant.ts';
import type { TenantTransaction } from '../../database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../../runtime.ts';
import type { CachedResponse } from '../caching/cached-response.ts';
import type { Caller } from '../caller.ts';
import type { FileResponse } from './file-response.ts';

/** The input of a handler: the parsed request, the caller, and access to the tenant's data. */
export interface HandlerContext<E extends Endpoint> extends Request<E>, Runtime {
  readonly tenant: Tenant;
  readonly caller: E['access'] extends { readonly level: 'private' } ? Caller : Caller | null;
  readonly language: Language;
  /** The key of a link to a version under review, sent as `Authorization: Review <key>`. */
  readonly reviewKey: string | null;
  /** The `Origin` header, when the browser sent one. */
  readonly origin: string | null;
  /** The client's network, by which rate limits count. */
  readonly network: string;
  readonly requestId: string;
  readonly transaction: TenantTransaction;
}

/** A handler for every endpoint of a contract: a missing one does not compile. */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: (
    context: HandlerContext<C[K]>,
  ) => Promise<Answer<C[K]> | CachedResponse | FileResponse>;
};
