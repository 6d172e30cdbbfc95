import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Tenant } from '../database/tenancy/tenant.ts';

/** The variables of a request's context. */
export interface AppEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    language: Language;
    /** The matched route pattern, for the log: never the path itself. */
    route: string | undefined;
    tenant: Tenant | undefined;
  };
}

export type AppContext = Context<AppEnvironment>;
