import type { ProviderUse } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { currentVersions } from '../form-uses/current-versions.ts';
import { isVisibleTo } from '../forms/visible-forms.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

/**
 * The forms and building blocks whose newest or published versions use a provider, by name; only those that the
 * caller may see, or all of the tenant without a caller.
 */
export async function selectProviderUses(
  tx: Transaction<Database>,
  id: string,
  caller: Caller | null,
): Promise<ProviderUse[]> {
  const rows = await currentVersions(tx)
    .select((eb) => [
      'forms.id',
      'forms.name',
      'forms.type',
      'form_versions.id as version_id',
      'form_versions.number as version_number',
      publishedIn(eb).as('published'),
    ])
    .where(uses(id))
    .$if(caller !== null, (query) => (caller === null ? query : query.where(isVisibleTo(caller))))
    .orderBy('form_versions.number', 'desc')
    .execute();
  return usesByForm(rows);
}

interface UsingVersion {
  readonly id: string;
  readonly name: string;
  readonly type: ProviderUse['form']['type'];
  readonly version_id: string;
  readonly version_number: number;
  readonly published: readonly { readonly environment: EnvironmentId }[];
}

/** Each form once, with its first version and all places where one is published. */
function usesByForm(versions: readonly UsingVersion[]): ProviderUse[] {
  const found = new Map<string, ProviderUse>();
  for (const { id, name, type, version_id, version_number, published } of versions) {
    const use = found.get(id) ?? {
      form: { id, name, type },
      version: { id: version_id, number: version_number },
      published_in: [],
    };
    use.published_in.push(...published.map(({ environment }) => environment));
    found.set(id, use);
  }
  return [...found.values()].sort((a, b) => a.form.name.localeCompare(b.form.name));
}

const publishedIn = (eb: ExpressionBuilder<Database, 'form_versions'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('version_environments as published')
      .select('published.environment')
      .whereRef('published.tenant_id', '=', 'form_versions.tenant_id')
      .whereRef('published.version_id', '=', 'form_versions.id')
      .where('published.state', '=', 'published'),
  );

/** Fields name theirs `integration_id`; variables, integrations and logins of co-signers `provider`. */
const uses = (id: string): Expression<SqlBool> => sql<SqlBool>`(
  jsonb_path_exists(form_versions.definition,
    '$.** ? (@.integration_id == $id || @.provider == $id)', jsonb_build_object('id', ${id}::text))
  or jsonb_path_exists(form_versions.settings,
    '$.**.provider ? (@ == $id)', jsonb_build_object('id', ${id}::text))
  or form_versions.submission_settings ->> 'login_provider' = ${id})`;
