import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { StaffMessageId } from '@form-builder/core/messages/message-ids.ts';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { currentRegion } from './languages.ts';

/** A text of core for staff, such as an operator's name; `loadTexts` loads them all. */
export const staffText = (id: StaffMessageId): MessageDescriptor => ({ id });

/** Returns the context with which core describes rules and answers in the language of the app. */
export function currentContext(): FormatContext {
  return { locale: currentRegion(), translate: (id, params) => i18n._(id, params) };
}

/** Capitalises a text that stands alone; a name such as eHerkenning stays as its owner writes it. */
export const capitalise = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text)
    ? text
    : text.slice(0, 1).toLocaleUpperCase(i18n.locale) + text.slice(1);
