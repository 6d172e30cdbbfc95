import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { writerFor } from '../logbook/writer.ts';
import { findTenants } from '../platform/database/tenancy/find-tenant.ts';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';
import type { AppEnvironment } from '../platform/http/app-environment.ts';
import { readBytes } from '../platform/http/requests/read-json-body.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { createBounceAddresses } from '../platform/mail/bounce-addresses.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Runtime } from '../platform/runtime.ts';
import { hashKey, isKeyOf } from '../platform/secrets/public-key.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { parseDeliveryReport } from './parse-delivery-report.ts';
import { recordBounce } from './record-bounce.ts';

interface BounceOptions {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
  /** The address that reports are sent to, and the token of the relay; `null`: reports are not received. */
  readonly bounces: { readonly address: string; readonly token: string } | null;
}

/** A report with the headers of the mail that it is about; relays cut longer ones. */
const maxReportBytes = 2_000_000;
/** A report has one recipient, which a relay may repeat in headers of its own. */
const maxRecipients = 10;

/**
 * `POST /mail/bounces`: the relay hands over a raw mail that it received for the bounce address. Answers 204 also for
 * mails that are no report, such as automatic replies; 404 for a report about a mail that is not ours.
 */
export function mountBounces(app: Hono<AppEnvironment>, options: BounceOptions): void {
  const { bounces, pool, runtime, cipher } = options;
  if (bounces === null) return;
  const expected = hashKey(`Bearer ${bounces.token}`);
  const addresses = createBounceAddresses(cipher, bounces.address);
  app.post('/mail/bounces', async (c) => {
    c.set('route', '/mail/bounces');
    if (!isKeyOf(c.req.header('authorization'), expected))
      throw new RequestError('not_authenticated');
    const report = await parseDeliveryReport(await readBytes(c.env.incoming, maxReportBytes));
    if (report === undefined) return c.body(null, 204);
    const tenantIds = (await findTenants(pool)).map(({ id }) => id);
    for (const address of report.recipients.slice(0, maxRecipients)) {
      const tenantId = addresses.findTenant(address, tenantIds);
      if (tenantId === undefined) continue;
      const isKnown = await withTenant(
        pool,
        tenantId,
      )(async (tx) => {
        const mail = addresses.find(address, [tenantId]);
        if (mail === undefined) return false;
        const writer = writerFor({ ...runtime, tenant: { id: tenantId }, caller: null }, tx);
        return recordBounce(writer, options, mail.mailId, report);
      });
      if (isKnown) return c.body(null, 204);
    }
    throw new RequestError('not_found');
  });
}
