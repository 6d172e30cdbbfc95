import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import { selectPerson } from '../forms/select-person.ts';
import type { Database } from '../platform/database/database.ts';
import type { GlossaryTermsTable } from './glossary-tables.ts';

type Tx = Transaction<Database>;

export type GlossaryRow = Selectable<GlossaryTermsTable>;

/** All terms of the tenant with who saved each last, in alphabetical order. */
export function selectGlossaryTerms(tx: Tx) {
  return termsWithPerson(tx)
    .orderBy(sql`lower(term)`)
    .orderBy('id')
    .execute();
}

/** A term with who saved it last. */
export function selectGlossaryTerm(tx: Tx, id: string) {
  return termsWithPerson(tx).where('id', '=', id).executeTakeFirstOrThrow();
}

const termsWithPerson = (tx: Tx) =>
  tx
    .selectFrom('glossary_terms')
    .select(['id', 'term', 'translations', 'remark', 'revision', 'updated_at'])
    .select((eb) =>
      selectPerson(eb.ref('glossary_terms.tenant_id'), eb.ref('glossary_terms.updated_by')).as(
        'updated_by',
      ),
    );

/** Makes others who save terms of the tenant wait: the check for a taken term and the change are one step. */
export async function lockGlossary(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`glossary ${tenantId}`}, 0))`.execute(
    tx,
  );
}

/** A term, locked until the end of the transaction. */
export function lockGlossaryTerm(tx: Tx, id: string): Promise<GlossaryRow | undefined> {
  return tx
    .selectFrom('glossary_terms')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a term; `undefined` when the tenant has one with the same words in any letter case. */
export function insertGlossaryTerm(
  tx: Tx,
  row: Insertable<GlossaryTermsTable>,
): Promise<GlossaryRow | undefined> {
  return tx
    .insertInto('glossary_terms')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Whether another term of the tenant has the same words, in any letter case. */
export async function isTermTaken(
  tx: Tx,
  { id, term }: { readonly id: string; readonly term: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('glossary_terms')
    .select('id')
    .where(sql<boolean>`lower(term) = lower(${term})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Replaces what a term says, as its next revision. */
export function updateGlossaryTerm(
  tx: Tx,
  id: string,
  changes: Updateable<GlossaryTermsTable>,
): Promise<GlossaryRow> {
  return tx
    .updateTable('glossary_terms')
    .set({ ...changes, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteGlossaryTerm(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('glossary_terms').where('id', '=', id).execute();
}
