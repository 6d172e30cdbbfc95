import type { Language } from '@form-builder/core/messages/languages.ts';
import type { OwnMessages } from '@form-builder/core/messages/all-messages.ts';
import { compileOwnTexts, type OwnTexts, type TextsById } from './own-texts.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** SQL for the tenant's own texts in every language; `null` when it has none. */
export const ownTextsOfTenant = sql<OwnTexts | null>`(
  select jsonb_object_agg(system_texts.language, system_texts.texts) from system_texts
  where system_texts.texts <> '{}')`;

/** The tenant's own texts in every language; `null` when it has none. */
export async function selectOwnTexts(tx: Tx): Promise<OwnTexts | null> {
  const row = await tx.selectNoFrom(ownTextsOfTenant.as('texts')).executeTakeFirstOrThrow();
  return row.texts;
}

/** The revision of the tenant's own texts in a language; 0 when it never had any. */
export async function selectTextsRevision(tx: Tx, language: Language): Promise<number> {
  const row = await tx
    .selectFrom('system_texts')
    .select('revision')
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** The families of messages that the element shows; the others are for mails, PDFs and pages. */
const shownInBrowser = /^(?:element|form|issue|summary)\./;

/** The compiled messages of the tenant's own texts in a language that the element shows. */
export async function selectBrowserMessages(
  tx: Tx,
  language: Language,
): Promise<OwnMessages | undefined> {
  const texts = (await selectOwnTexts(tx))?.[language] ?? {};
  const shown = Object.entries(texts).filter(([id]) => shownInBrowser.test(id));
  return shown.length === 0 ? undefined : compileOwnTexts(Object.fromEntries(shown));
}

interface OwnTextsRow {
  readonly tenant_id: string;
  readonly language: Language;
  readonly updated_at: Date;
}

/** The tenant's own texts in a language, locked until the end of the transaction. */
export async function lockOwnTexts(tx: Tx, row: OwnTextsRow): Promise<TextsById> {
  // A row to lock exists also before the first change, so that two first changes do not overwrite each other.
  await tx
    .insertInto('system_texts')
    .values({ ...row, texts: '{}', revision: 0 })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'language']).doNothing())
    .execute();
  const { texts } = await tx
    .selectFrom('system_texts')
    .select('texts')
    .where('language', '=', row.language)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return texts;
}

/** Stores the texts of a language, which are locked, with a new revision. */
export async function updateOwnTexts(
  tx: Tx,
  { language, updated_at }: OwnTextsRow,
  texts: TextsById,
): Promise<void> {
  await tx
    .updateTable('system_texts')
    .set({ texts: JSON.stringify(texts), updated_at, revision: sql`revision + 1` })
    .where('language', '=', language)
    .execute();
}
