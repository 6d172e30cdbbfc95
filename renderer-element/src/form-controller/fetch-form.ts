import { ref } from 'valtio/vanilla';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import type { MessageLoaders } from '@form-builder/core/messages/message-loaders.ts';
import { chooseLocale, localeWishes } from '../i18n/choose-locale.ts';
import type { FormAddress } from '../requests/form-address.ts';
import { loadForm, textsFor, type LoadedForm } from './load-form.ts';
import { requestForm } from '../requests/request-form.ts';
import type { VisitState } from '../state/form-state.ts';
import { addText, chunksOf, loadText } from '../i18n/form-text.ts';

/**
 * Fetches a form with the code it needs, and the texts of the best language that it supports; the
 * host page's wish may change meanwhile.
 */
export async function fetchForm(
  state: VisitState,
  address: FormAddress,
  findWish: () => string | undefined,
): Promise<LoadedForm> {
  const guess = chooseLocale(localeWishes(findWish()), languages);
  const speaking = speak(state, findWish(), languages);
  const [form] = await Promise.allSettled([requestForm(address, guess), speaking]);
  if (form.status === 'rejected') throw form.reason;
  const [loaded] = await Promise.all([
    loadForm(form.value, address.baseUrl),
    speak(state, findWish(), form.value.languages, textsFor(form.value)),
  ]);
  return loaded;
}

/** Fetches the texts of the best supported language with what they had, unless they are there already. */
export async function speak(
  state: VisitState,
  wish: string | undefined,
  supported: readonly string[],
  chunks: readonly MessageLoaders[] = [],
): Promise<void> {
  const locale = chooseLocale(localeWishes(wish), supported);
  const spoken = state.text;
  const text = spoken?.locale === locale ? spoken : await loadText(locale);
  await addText(text, [...chunksOf(spoken), ...chunks]);
  if (text !== spoken) state.text = ref<FormatContext>(text);
}
