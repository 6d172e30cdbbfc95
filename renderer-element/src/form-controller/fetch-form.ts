import { ref } from 'valtio/vanilla';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
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
    loadTranslations(state, preferredLocale(), read.languages, read),
  ]);
  return loaded;
}

/**
 * The form in the language that the visitor chose in this tab, which the first request did not
 * contain.
 */
async function inLanguage(form: PublicForm, address: FormAddress, preference: string | undefined) {
  const locale = chooseLocale(localePreferences(preference), form.languages);
  if (!form.texts || locale.startsWith(form.texts.language)) return form;
  return requestForm(address, locale);
}

/**
 * Fetches the translations of the best supported language, with the chunks that the current ones
 * have and those of the form, unless they are loaded.
 */
export async function loadTranslations(
  state: FormState,
  preference: string | undefined,
  supported: readonly string[],
  form?: PublicForm,
): Promise<void> {
  const locale = chooseLocale(localePreferences(preference), supported);
  const current = state.text;
  const text = current?.locale === locale ? current : await loadText(locale);
  const chunks = [...chunksOf(current), ...(form ? textsFor(form) : [])];
  // Own texts of another language come with the form in that language.
  await addText(text, chunks, isIn(locale, form) ? form?.messages : undefined);
  if (text !== current) state.text = ref<FormatContext>(text);
}

const isIn = (locale: string, form: PublicForm | undefined) =>
  form?.texts === undefined || locale.startsWith(form.texts.language);
