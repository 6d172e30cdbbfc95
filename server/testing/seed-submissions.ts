import { sql } from 'kysely';
import type { Tenant } from '../src/platform/database/tenancy/tenant.ts';
import type {} from '../src/submissions/submissions-tables.ts';
import type { TestServer } from './test-server.ts';

interface SubmissionSeed {
  readonly formId: string;
  readonly versionId: string;
  readonly count: number;
}

const rowsAtOnce = 10_000;
const firstMs = Date.UTC(2021, 0);

/**
 * Inserts submissions as after years of use, one a minute: 85% completed, the others drafts and a few with a
 * pending payment; 2% are tests, and 4% are outside production.
 */
export async function seedSubmissions(
  server: Pick<TestServer, 'transaction'>,
  tenant: Tenant,
  { formId, versionId, count }: SubmissionSeed,
): Promise<void> {
  for (let first = 1; first <= count; first += rowsAtOnce) {
    const last = Math.min(count, first + rowsAtOnce - 1);
    await server.transaction(tenant)((tx) =>
      sql`
        insert into submissions (tenant_id, id, form_id, version_id, environment, status, is_test,
          number, title, answers, context, locale, public_key_hash, saved_at, completed_at,
          created_at, updated_at)
        select ${tenant.id}, made.id, ${formId}, ${versionId}, made.environment, made.status,
          made.is_test, made.number, 'PF-' || lpad(made.number::text, 6, '0'),
          '{"name":"Ada"}', '{}', 'nl-NL', '\\x00',
          null, case when made.status = 'final' then made.at + interval '5 minutes' end, made.at, made.at
        from (
          select n, at, status, environment, n % 50 = 0 as is_test,
            case when status = 'final' then n end as number,
            (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
              || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid as id
          from (
            select n, to_timestamp(${firstMs}::float8 / 1000) + n * interval '1 minute' as at,
              md5(${formId}::text || n) as hash,
              case when n % 100 < 85 then 'final' when n % 100 < 99 then 'draft'
                else 'payment_pending' end as status,
              case when n % 33 = 0 then 'acceptance' when n % 97 = 0 then 'test'
                else 'production' end as environment
            from generate_series(${first}::int, ${last}::int) as n
          ) as drawn
        ) as made
      `.execute(tx),
    );
  }
}
