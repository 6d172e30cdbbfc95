import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import { userLabel } from '../accounts/users/users-queries.ts';
import { containsText, isOneOf } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { mayFollowPersons } from './person-lines.ts';
import type { FoundWords } from './search-logbook-words.ts';

type Eb = ExpressionBuilder<Database, 'logbook'>;

/**
 * Whether an entry shows the words to its reader: in its action, its actor, the name of its form or subject, or its
 * details, as the reader's language writes them. The pseudonyms of persons only for who may follow a person.
 */
export function isFound(eb: Eb, caller: Caller, found: FoundWords): Expression<SqlBool> {
  const { search, actions } = found;
  const named = eb
    .selectFrom('forms')
    .select('forms.id')
    .where((form) => containsText(form.ref('forms.name'), search));
  return eb.or([
    isOneOf(eb.ref('action'), actions),
    sql<SqlBool>`coalesce(${containsText(sql<string>`actor_name`, search)}, false)`,
    eb('form_id', 'in', named),
    isNamedSubject(eb, search),
    hasWords(caller, found),
  ]);
}

/** True for an entry about a user, group, role or submission that has the name or number now. */
function isNamedSubject(eb: Eb, search: string): Expression<SqlBool> {
  const users = eb
    .selectFrom('users')
    .select('users.id')
    .where(() => containsText(userLabel, search));
  const groups = eb
    .selectFrom('user_groups')
    .select('user_groups.id')
    .where((group) => containsText(group.ref('user_groups.name'), search));
  const roles = eb
    .selectFrom('roles')
    .select('roles.id')
    .where((role) => containsText(role.ref('roles.name'), search));
  const isAbout = (type: 'user' | 'group' | 'role' | 'submission') => eb('subject_type', '=', type);
  return eb.or([
    eb.and([isAbout('user'), eb('subject_id', 'in', users)]),
    eb.and([isAbout('group'), eb('subject_id', 'in', groups)]),
    eb.and([isAbout('role'), eb('subject_id', 'in', roles)]),
    eb.and([isAbout('submission'), sql<SqlBool>`subject_id in ${withNumber(search)}`]),
  ]);
}

const largest = 2 ** 31 - 1;

/** The submissions whose number ends the text, and whose title contains it; by the index on numbers of each form. */
function withNumber(search: string): RawBuilder<unknown> {
  const number = Number(/\d+$/.exec(search.trim())?.[0] ?? Number.NaN);
  const known = Number.isNaN(number) || number > largest ? null : number;
  return sql`(select s.id from forms join submissions as s
    on s.tenant_id = forms.tenant_id and s.form_id = forms.id
    where s.is_test = any('{false,true}') and s.number = ${known}::int
      and ${containsText(sql<string>`s.title`, search.trim())})`;
}

/** True for an entry with the text in its details, or with a code that the reader sees as that text. */
function hasWords(caller: Caller, { search, codes, permissions }: FoundWords): RawBuilder<SqlBool> {
  const searched = mayFollowPersons(caller) ? sql`details` : sql`details - 'pseudonym'`;
  const texts = sql`jsonb_path_query(${searched}, '$.** ? (@.type() == "string")')`;
  const value = sql<string>`(text.value #>> '{}')`;
  return sql<SqlBool>`exists (select from ${texts} as text (value)
    where ${containsText(value, search)} or ${isOneOf(value, codes)}
      or (action like 'role.%' and ${isOneOf(value, permissions)}))`;
}
