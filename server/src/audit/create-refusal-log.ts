import type { Pool } from 'pg';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor } from '../logbook/writer.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { ApiContext } from '../platform/http/endpoints/serve-endpoint.ts';
import type { Runtime } from '../platform/runtime.ts';

/** Writes a logbook entry for each call without permission; the path is stored without its ids. */
export function createRefusalLog(pool: Pool, runtime: Runtime): ApiContext['onRefused'] {
  return ({ endpoint: { method, path }, ...refused }) =>
    withTenant(
      pool,
      refused.tenant.id,
    )((tx) =>
      writeLogbook(writerFor({ ...runtime, ...refused }, tx), {
        action: 'access.refused',
        subject: ['organisation', refused.tenant.id],
        result: 'refused',
        details: { route: `${method} ${path}` },
      }),
    );
}
