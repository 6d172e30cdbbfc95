import { languageOf, type Language } from '@form-builder/core/messages/languages.ts';
import type { Transaction } from 'kysely';
import { selectAdministrators } from '../accounts/accounts-queries.ts';
import type { Database } from '../platform/database/database.ts';
import { selectSettings } from '../settings/settings-queries.ts';

/** Who gets a notice, and in which language. */
export interface NoticeRecipient {
  readonly to: string;
  readonly language: Language;
}

/**
 * The recipients of mails about what goes wrong: the address of the settings, or every administrator when there is
 * none, so that a fault is never mailed to nobody.
 */
export async function selectNoticeRecipients(
  tx: Transaction<Database>,
  tenantId: string,
): Promise<readonly NoticeRecipient[]> {
  const settings = await selectSettings(tx);
  const to = settings.get('delivery_notice_address');
  if (typeof to === 'string' && to !== '')
    return [{ to, language: languageOf(String(settings.get('default_language') ?? 'nl')) }];
  const administrators = await selectAdministrators(tx, tenantId);
  return administrators.map(({ email, locale }) => ({ to: email, language: languageOf(locale) }));
}
