import { catalogues } from '@form-builder/core/messages/generated/all.ts';
import type { CompiledMessage } from '@form-builder/core/messages/format-message.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/**
 * The families of messages that visitors read in the form, its mails and its PDF. Those of `page`, `statement`,
 * `co_signature` and `problem` are not among them: the server writes them without the tenant's texts.
 */
const families = /^(?:element|form|issue|summary|mail)\./;

/** Mails to staff, and the rules of their passwords. */
const forStaff =
  /^(?:mail\.(?:deliveries_failed|delivery|export|notice|password_reset|registration|staff)|issue\.password)\b/;

/** The messages of the product that visitors read, by id. */
export function visitorMessages(language: Language): ReadonlyMap<string, CompiledMessage> {
  const messages = Object.entries(catalogues[language]).filter(
    ([id]) => families.test(id) && !forStaff.test(id),
  );
  // Our compiler writes this shape, which Lingui types more loosely.
  return new Map(messages as [string, CompiledMessage][]);
}
