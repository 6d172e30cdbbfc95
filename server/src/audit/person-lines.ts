import type { PersonLookup } from '@form-builder/core/contract/staff/logbook.ts';
import { normaliseBsn } from '@form-builder/core/validation/rules/identifiers/bsn.ts';
import { normaliseKvkNumber } from '@form-builder/core/validation/rules/identifiers/kvk.ts';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { pseudonymOf } from '../logbook/pseudonym-of.ts';
import { isOneOf, isOneOfRows } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';

/** One spelling of each identifier, as logins and requests of citizens have it. */
const spellings: Readonly<Record<PersonLookup['kind'], (value: string) => string>> = {
  bsn: normaliseBsn,
  kvk: normaliseKvkNumber,
  email: (value) => value.toLowerCase(),
  pseudonym: (value) => value.toLowerCase(),
};

/** The keyed pseudonym under which the logs know a person. */
export function pseudonymFor(
  cipher: SecretCipher,
  tenantId: string,
  { kind, value }: PersonLookup,
): string {
  const spelled = spellings[kind](value);
  return kind === 'pseudonym' ? spelled : pseudonymOf(cipher, tenantId, kind, spelled);
}

/**
 * The entries about a person: searches for them, what happened with their submissions, and operations in which the log of
 * data processing names them. That log knows the person of deleted submissions too.
 */
export function isAboutPerson(
  eb: ExpressionBuilder<Database, 'logbook'>,
  pseudonyms: readonly string[],
): Expression<SqlBool> {
  const processed = sql`processing_log where subject_type <> 'submission'
    and ${isOneOf(sql`subject_id`, pseudonyms)}`;
  const submissions = sql`
    select submission_id from ${processed}
    union select submission_id from submission_identities
      where ${isOneOf(sql`data_subject_pseudonym`, pseudonyms)}
        or ${isOneOf(sql`acting_subject_pseudonym`, pseudonyms)}`;
  // Arrays, because an index serves no `in (select …)` that is one of several conditions.
  return eb.or([
    isOneOf(sql`logbook.pseudonym`, pseudonyms),
    eb.and([eb('subject_type', '=', 'submission'), isOneOfRows(eb.ref('subject_id'), submissions)]),
    sql<SqlBool>`trace_id = any(array(select trace_id from ${processed}))`,
  ]);
}

/** Whether a user may find the entries about a person. */
export const mayFollowPersons = ({ isRoot, permissions }: Caller): boolean =>
  isRoot || permissions.has('privacy-requests');
