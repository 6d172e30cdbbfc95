import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DataSubject } from '../../processing-log/data-subject.ts';
import type {} from '../login-tables.ts';

type Tx = Transaction<Database>;

/** A login without the pseudonym of its person; `provider` is empty for a login without a submission. */
export interface UnnamedLogin {
  readonly id: string;
  readonly provider: string;
  readonly sealed_identifier: Buffer;
}

/** The place of a login in the order in which they are read. */
export type LoginPlace = Pick<UnnamedLogin, 'id' | 'provider'>;

/** A login with the pseudonym of its person. */
export type NamedLogin = LoginPlace & DataSubject;

/** The queries about one of the two tables with logins. */
export interface EarlierLogins {
  readonly select: (tx: Tx, after: LoginPlace, limit: number) => Promise<readonly UnnamedLogin[]>;
  readonly name: (tx: Tx, named: readonly NamedLogin[]) => Promise<void>;
}

/** The logins that visitors still have. */
export const currentLogins: EarlierLogins = {
  select: async (tx, { id }, limit) => {
    const { rows } = await sql<UnnamedLogin>`
      select id, '' as provider, sealed_identifier from logins
      where data_subject_pseudonym is null and id > ${id}::uuid
      order by id limit ${limit}::int for update skip locked`.execute(tx);
    return rows;
  },
  name: async (tx, named) => {
    await sql`
      update logins set data_subject_type = named.type, data_subject_pseudonym = named.pseudonym
      from ${valuesOf(named)} where logins.id = named.id`.execute(tx);
  },
};

/** The logins behind submissions. */
export const submissionLogins: EarlierLogins = {
  select: async (tx, { id, provider }, limit) => {
    const { rows } = await sql<UnnamedLogin>`
      select submission_id as id, provider_id as provider, sealed_identifier from submission_identities
      where data_subject_pseudonym is null
        and (submission_id, provider_id) > (${id}::uuid, ${provider}::text)
      order by submission_id, provider_id limit ${limit}::int for update skip locked`.execute(tx);
    return rows;
  },
  name: async (tx, named) => {
    await sql`
      update submission_identities set data_subject_type = named.type, data_subject_pseudonym = named.pseudonym
      from ${valuesOf(named)}
      where submission_identities.submission_id = named.id
        and submission_identities.provider_id = named.provider`.execute(tx);
  },
};

const valuesOf = (named: readonly NamedLogin[]) => sql`unnest(
  ${named.map(({ id }) => id)}::uuid[],
  ${named.map(({ provider }) => provider)}::text[],
  ${named.map((one) => one.data_subject_type)}::text[],
  ${named.map((one) => one.data_subject_pseudonym)}::text[]
) as named (id, provider, type, pseudonym)`;
