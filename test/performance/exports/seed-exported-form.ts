import type { Field } from '@form-builder/core/form/form-definition.ts';
import { openDatabase } from '@form-builder/server/platform/database/open-database.ts';
import { findTenantBySlug } from '@form-builder/server/platform/database/tenancy/find-tenant.ts';
import { withTenant } from '@form-builder/server/platform/database/tenancy/tenant-transaction.ts';
import { onePage } from '@form-builder/server/testing/seed-form.ts';
import { seedSubmissions } from '@form-builder/server/testing/seed-submissions.ts';
import { sql } from 'kysely';
import { seedDemoForm } from '../submit/seed-demo-form.ts';

const questionCount = 20;

const questions = Array.from({ length: questionCount }, (_, index): Field => {
  const id = `q${String(index)}`;
  return { id, short_id: `${id}aaaa`, type: 'text', label: `Vraag ${String(index)}` };
});

/** Publishes a form in the demo tenant and stores submissions of it; returns its id. */
export async function seedExportedForm(databaseUrl: string, count: number): Promise<string> {
  const { form, version } = await seedDemoForm(databaseUrl, { pages: onePage(questions) });
  const database = await openDatabase({ databaseUrl, dataFolder: '', isProduction: true });
  try {
    const found = await findTenantBySlug(database.pool, 'demo');
    if (found === undefined) throw new Error('The server has no demo tenant.');
    const { tenant } = found;
    const transaction = withTenant(database.pool, tenant.id);
    const seed = { formId: form, versionId: version, count };
    await seedSubmissions({ transaction: () => transaction }, tenant, seed);
    await transaction(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`
        update submissions set answers = (
          select jsonb_object_agg('q' || n, 'Antwoord ' || n || ' van ' || title)
          from generate_series(0, ${questionCount - 1}::int) as n)
        where form_id = ${form} and title is not null`.execute(tx);
    });
    await database.pool.query('vacuum analyze submissions');
  } finally {
    await database.close();
  }
  return form;
}
