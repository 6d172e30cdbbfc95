import { ref } from 'valtio/vanilla';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import type { MessageLoaders } from '@form-builder/core/messages/message-loaders.ts';
import { chooseLocale } from '@form-builder/core/messages/choose-locale.ts';
import { localePreferences } from '../i18n/locale-preferences.ts';
import type { FormAddress } from '../requests/form-address.ts';
import type { LoadedForm } from '../state/loaded-form.ts';
import { loadForm, textsFor } from './load-form.ts';
import { requestForm } from '../requests/request-form.ts';
import type { FormState } from '../state/form-state.ts';
import { addText, chunksOf, loadText } from '../i18n/form-text.ts';

/**
 * Fetches a form with the code it needs, and the translations of the best supported language; the
 * host page may change the locale meanwhile.
 */
export async function fetchForm(
  state: FormState,
  address: FormAddress,
  preferredLocale: () => string | undefined,
): Promise<LoadedForm> {
  const guess = chooseLocale(localePreferences(preferredLocale()), languages);
  const loading = loadTranslations(state, preferredLocale(), languages);
  const [form] = await Promise.allSettled([requestForm(address, guess), loading]);
  if (form.status === 'rejected') throw form.reason;
  const read = await inLanguage(form.value, address, preferredLocale());
  const [loaded] = await Promise.all([
    loadForm(read, address.baseUrl),
    loadTranslations(state, preferredLocale(), read.languages, textsFor(read)),
  ]);
  return loaded;
}

/** The form in the preferred language: the server did not know what this tab's visitor chose. */
async function inLanguage(form: PublicForm, address: FormAddress, preference: string | undefined) {
  const locale = chooseLocale(localePreferences(preference), form.languages);
  if (!form.texts || locale.startsWith(form.texts.language)) return form;
  return requestForm(address, locale);
}

/**
 * Fetches the translations of the best supported language, with the chunks that the current ones
 * have, unless they are loaded.
 */
export async function loadTranslations(
  state: FormState,
  preference: string | undefined,
  supported: readonly string[],
  chunks: readonly MessageLoaders[] = [],
): Promise<void> {
  const locale = chooseLocale(localePreferences(preference), supported);
  const current = state.text;
  const text = current?.locale === locale ? current : await loadText(locale);
  await addText(text, [...chunksOf(current), ...chunks]);
  if (text !== current) state.text = ref<FormatContext>(text);
}
