import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely';
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
  const rows = await usingVersions(tx, condition)
    .$if(caller !== null, (query) => (caller === null ? query : query.where(isVisibleTo(caller))))
    .execute();
  return usesByForm(rows);
}

/** The forms of `selectFormUses` that the caller may see, and how many the tenant has. */
export async function selectCountedFormUses(
  tx: Transaction<Database>,
  caller: Caller,
  condition: Expression<SqlBool>,
): Promise<{ readonly forms: FormUse[]; readonly count: number }> {
  const rows = await usingVersions(tx, condition)
    .select((eb) => sql<boolean>`${isVisibleTo(caller)(eb)}`.as('is_visible'))
    .execute();
  return {
    forms: usesByForm(rows.filter((row) => row.is_visible)),
    count: new Set(rows.map(({ id }) => id)).size,
  };
}

/** The versions that meet a condition, the newest first. */
const usingVersions = (tx: Transaction<Database>, condition: Expression<SqlBool>) =>
  currentVersions(tx)
    .select((eb) => [
      'forms.id',
      'forms.name',
      'forms.type',
      'form_versions.id as version_id',
      'form_versions.number as version_number',
      publishedIn(eb).as('published'),
    ])
    .where(condition)
    .orderBy('form_versions.number', 'desc');

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
