import type { Hono } from 'hono';
import type { Pool } from 'pg';
import { writerFor } from '../../../logbook/writer.ts';
import {
  withTenant,
  type TenantTransaction,
} from '../../../platform/database/tenancy/tenant-transaction.ts';
import type { Tenant } from '../../../platform/database/tenancy/tenant.ts';
import type { AppContext, AppEnvironment } from '../../../platform/http/app-environment.ts';
import type { ResolveTenant } from '../../../platform/http/tenancy/tenancy.ts';
import { readBytes } from '../../../platform/http/requests/read-json-body.ts';
import type { JobSender } from '../../../platform/jobs/jobs.ts';
import { RequestError } from '../../../platform/request-error.ts';
import type { Runtime } from '../../../platform/runtime.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { LaterAnswerError, type LaterAnswer } from '../../../providers/delivery/delivery-driver.ts';
import type { CreateDeliveryDriver } from '../../../providers/delivery/delivery-drivers.ts';
import { ProviderError } from '../../../providers/provider-error.ts';
import { selectProvider, type ProviderRow } from '../../../providers/providers-queries.ts';
import { answersRoute, isAnswersToken } from './answers-path.ts';
import { recordLaterAnswer } from './record-later-answer.ts';

/** The dependencies of receiving later answers. */
export interface LaterAnswersOptions {
  readonly pool: Pool;
  readonly runtime: Runtime;
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
  readonly resolveTenant: ResolveTenant;
  readonly createDriver: CreateDeliveryDriver;
  /** Records why an answer was not accepted. */
  readonly onRefused: (cause: unknown) => void;
}

/** An answer has no documents in it. */
const maxAnswerBytes = 100_000;

/**
 * `POST /deliveries/{provider}/{stage}/answers/{token}`: a receiver that only took our message says afterwards what
 * became of it. Without the token there is nothing here: 404. An answer that is not understood or about a delivery of
 * somebody else gets 400, both alike.
 */
export function mountLaterAnswers(app: Hono<AppEnvironment>, options: LaterAnswersOptions): void {
  app.post(answersRoute, async (c) => {
    c.set('route', answersRoute);
    c.header('Cache-Control', 'no-store');
    const found = await findProvider(c, options);
    const text = Buffer.from(await readBytes(c.env.incoming, maxAnswerBytes)).toString('utf8');
    const answer = read(found, options, text);
    const isRecorded = await found.transaction((tx) =>
      recordLaterAnswer(
        writerFor({ ...options.runtime, tenant: found.tenant, caller: null }, tx),
        options,
        { provider: found.provider, answer },
      ),
    );
    if (!isRecorded) throw new RequestError('invalid');
    c.header('Content-Type', answer.reply.contentType);
    return c.body(answer.reply.body);
  });
}

interface FoundProvider {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
  readonly provider: ProviderRow;
}

async function findProvider(
  c: AppContext,
  { resolveTenant, pool, cipher }: LaterAnswersOptions,
): Promise<FoundProvider> {
  const tenant = await resolveTenant(c.env.incoming);
  const { id = '', stage, token = '' } = c.req.param();
  if (stage !== 'production' && stage !== 'test') throw new RequestError('not_found');
  const servesTests = stage === 'test';
  const place = { tenantId: tenant.id, provider: { id, serves_tests: servesTests } };
  const transaction = withTenant(pool, tenant.id);
  const provider = await transaction(async (tx) => {
    // The key of the token is known from the start of the transaction.
    if (!isAnswersToken(cipher, place, token)) return undefined;
    return selectProvider(tx, 'delivery', { id, servesTests });
  });
  if (provider === undefined) throw new RequestError('not_found');
  return { tenant, transaction, provider };
}

function read(
  { tenant, transaction, provider }: FoundProvider,
  { createDriver, onRefused }: LaterAnswersOptions,
  text: string,
): LaterAnswer {
  try {
    const { readLaterAnswer } = createDriver({ tenant, transaction }, provider);
    if (readLaterAnswer === undefined) throw new RequestError('not_found');
    return readLaterAnswer(text);
  } catch (cause) {
    if (cause instanceof ProviderError) throw new RequestError('not_found');
    if (!(cause instanceof LaterAnswerError)) throw cause;
    onRefused(cause);
    throw new RequestError('invalid');
  }
}
