import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isVisibleTo } from '../forms/visible-forms.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { currentVersions } from './current-versions.ts';

/**
 * Returns the forms and building blocks of which the newest or a published version meets a condition, by name, each
 * with the newest such version: those that the caller may see, or all of the tenant without a caller.
 */
export async function selectFormUses(
  tx: Transaction<Database>,
  caller: Caller | null,
  condition: Expression<SqlBool>,
): Promise<FormUse[]> {
  const rows = await currentVersions(tx)
    .select((eb) => [
      'forms.id',
      'forms.name',
      'forms.type',
      'form_versions.id as version_id',
      'form_versions.number as version_number',
      publishedIn(eb).as('published'),
    ])
    .where(condition)
    .$if(caller !== null, (query) => (caller === null ? query : query.where(isVisibleTo(caller))))
    .orderBy('form_versions.number', 'desc')
    .execute();
  return usesByForm(rows);
}

interface UsingVersion {
  readonly id: string;
  readonly name: string;
  readonly type: FormUse['form']['type'];
  readonly version_id: string;
  readonly version_number: number;
  readonly published: readonly { readonly environment: EnvironmentId }[];
}

/** Each form once, with its first version and all places where one is published. */
function usesByForm(versions: readonly UsingVersion[]): FormUse[] {
  const found = new Map<string, FormUse>();
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
