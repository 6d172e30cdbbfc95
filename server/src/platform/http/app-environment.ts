import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Tenant } from '../database/tenant.ts';

/** What every request carries through the server. */
export interface AppEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    language: Language;
    /** The pattern of the route that answers, for the log: never the path itself. */
    route: string | undefined;
    tenant: Tenant | undefined;
  };
}

export type AppContext = Context<AppEnvironment>;
