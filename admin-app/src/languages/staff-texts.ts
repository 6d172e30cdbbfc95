import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { StaffMessageId } from '@form-builder/core/messages/message-ids.ts';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { currentRegion } from './languages.ts';

/** A text of core for staff, such as an operator's name; `activateLanguage` loads them all. */
export const staffText = (id: StaffMessageId): MessageDescriptor => ({ id });

/** What core needs to put rules and answers into words in the language of the app. */
export function currentContext(): FormatContext {
  return { locale: currentRegion(), translate: (id, params) => i18n._(id, params) };
}

/** The text with a capital, for where it stands alone. */
export const capitalise = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(i18n.locale) + text.slice(1);
