import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type * as v from 'valibot';
import type { formsContract } from '@form-builder/core/contract/staff/forms.ts';
import {
  containsText,
  filterConditions,
  isOneOf,
  type Criterion,
} from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { isVisibleTo } from './visible-forms.ts';

/** What the list of forms can be asked. */
export type FormListQuery = v.InferOutput<typeof formsContract.listForms.query>;

type Eb = ExpressionBuilder<Database, 'forms'>;

const criteria: Readonly<Record<keyof NonNullable<FormListQuery['filter']>, Criterion<Eb>>> = {
  confidentiality_level: (eb, levels) => isOneOf(eb.ref('forms.confidentiality_level'), levels),
  published: isPublished,
};

/** What the list shows: visible to the caller, found by the search, in the filters, not rejected. */
export function formCriteria(caller: Caller, query: FormListQuery) {
  return (eb: Eb): Expression<SqlBool> =>
    eb.and([
      isVisibleTo(caller)(eb),
      ...(query.search === undefined ? [] : [containsText(eb.ref('forms.name'), query.search)]),
      ...filterConditions(eb, criteria, query),
    ]);
}

/** `true`: published somewhere; `false`: nowhere; the id of an environment: there. */
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
