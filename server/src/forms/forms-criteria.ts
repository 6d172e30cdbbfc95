import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type * as v from 'valibot';
import type { formsContract } from '@form-builder/core/contract/staff/forms/forms.ts';
import {
  containsText,
  filterConditions,
  isOneOf,
  isOneOfIds,
  type Criterion,
} from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { isReadableBy } from './visible-forms.ts';

/** The query of the list of forms. */
export type FormListQuery = v.InferOutput<typeof formsContract.listForms.query>;

type Eb = ExpressionBuilder<Database, 'forms'>;

const criteria: Readonly<Record<keyof NonNullable<FormListQuery['filter']>, Criterion<Eb>>> = {
  type: (eb, types) => isOneOf(eb.ref('forms.type'), types),
  confidentiality_level: (eb, levels) => isOneOf(eb.ref('forms.confidentiality_level'), levels),
  published: isPublished,
  user: (eb, ids) => isOneOfIds(eb.ref('forms.created_by'), ids),
  id: (eb, ids) => isOneOfIds(eb.ref('forms.id'), ids),
  is_archived: (eb, values) =>
    eb.or([
      ...(values.includes('true') ? [eb('forms.archived_at', 'is not', null)] : []),
      ...(values.includes('false') ? [eb('forms.archived_at', 'is', null)] : []),
    ]),
};

/** The condition of a search. */
export type SearchCriterion = (eb: Eb, search: string) => Expression<SqlBool>;

const isNameWith: SearchCriterion = (eb, search) => containsText(eb.ref('forms.name'), search);

/** Lists exclude archived forms unless the query filters on archived. */
const isArchiveAsked = ({ filter, reject }: FormListQuery): boolean =>
  filter.is_archived !== undefined || reject.is_archived !== undefined;

/** The forms in the list: visible to the caller, matching search and filters, not rejected. */
export function formCriteria(
  caller: Caller,
  query: FormListQuery,
  matches: SearchCriterion = isNameWith,
) {
  return (eb: Eb): Expression<SqlBool> =>
    eb.and([
      isReadableBy(caller)(eb),
      ...(query.filter.type === undefined ? [eb('forms.type', '=', 'form')] : []),
      ...(isArchiveAsked(query) ? [] : [eb('forms.archived_at', 'is', null)]),
      ...(query.search === undefined ? [] : [matches(eb, query.search)]),
      ...filterConditions(eb, criteria, query),
    ]);
}

/**
 * `true`: published in any environment; `false`: in none; the id of an environment: in that one.
 */
function isPublished(eb: Eb, values: readonly string[]): Expression<SqlBool> {
  const published = eb
    .selectFrom('version_environments')
    .select('version_environments.environment')
    .whereRef('version_environments.tenant_id', '=', 'forms.tenant_id')
    .whereRef('version_environments.form_id', '=', 'forms.id')
    .where('version_environments.state', '=', 'published');
  return eb.or([
    eb.exists(published.where((at) => isOneOf(at.ref('version_environments.environment'), values))),
    ...(values.includes('true') ? [eb.exists(published)] : []),
    ...(values.includes('false') ? [eb.not(eb.exists(published))] : []),
  ]);
}
