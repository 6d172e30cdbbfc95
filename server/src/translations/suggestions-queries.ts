import type { Language } from '@form-builder/core/messages/languages.ts';
import { sql, type Transaction } from 'kysely';
import { isReadableBy } from '../forms/visible-forms.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';

/** Returns the newest translation of each sentence in the forms that the caller may see. */
export async function selectSuggestions(
  tx: Transaction<Database>,
  caller: Caller,
  language: Language,
  sentences: readonly string[],
) {
  const source = sql<string>`note.value ->> 'source'`;
  const text = sql<string>`form_versions.translations -> ${language} ->> note.key`;
  const notes = sql<{ key: string }>`jsonb_each(form_versions.translation_notes -> ${language})`;
  return tx
    .selectFrom('form_versions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'form_versions.tenant_id')
        .onRef('forms.id', '=', 'form_versions.form_id'),
    )
    .innerJoinLateral(notes.as('note'), (join) => join.onTrue())
    .select([source.as('source'), text.as('text'), 'forms.name as form_title'])
    .distinctOn(source)
    .where(isReadableBy(caller))
    .where(sql<boolean>`${source} = any(${[...sentences]})`)
    .where(sql<boolean>`coalesce(note.value ->> 'status', '') not in ('pending', 'rejected')`)
    .where(text, 'is not', null)
    .orderBy(source)
    .orderBy('form_versions.updated_at', 'desc')
    .execute();
}
