import type { DraftController } from '../drafts/draft-controller.ts';
import { storeChosenLocale } from '../i18n/locale-preferences.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import { requestForm } from '../requests/request-form.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import { loadTranslations } from './fetch-form.ts';
import { showAgain } from './show-again.ts';

/** The parts of the form controller that a change of language needs. */
interface LanguageController extends DraftController {
  open(): Promise<void>;
}

/** Shows the current screen in the language that the host page now prefers. */
export async function followLocale(
  controller: LanguageController,
  navigation: FormNavigation,
  preference: string | undefined,
): Promise<void> {
  const { state } = controller;
  const { form } = navigation.loaded;
  const { languages, texts } = form;
  await loadTranslations(state, preference, languages, form);
  const language = state.text?.locale.slice(0, 2);
  if (texts && language && texts.language !== language)
    await switchLanguage(controller, navigation, language);
  navigation.deferred?.updateErrorSummary(navigation);
}

/** Shows the form in the language that the visitor chose; throws a RequestFailure when offline. */
export async function chooseLanguage(
  controller: LanguageController,
  navigation: FormNavigation,
  language: string,
): Promise<void> {
  await switchLanguage(controller, navigation, language);
  // A choice that failed is not stored.
  storeChosenLocale(language);
}

/** Loads the texts of another language for the same answers, on the same screen. */
async function switchLanguage(
  controller: LanguageController,
  navigation: FormNavigation,
  language: string,
): Promise<void> {
  const { address, state } = controller;
  const { form: shown } = navigation.loaded;
  if (!address || shown.texts?.language === language) return;
  const form = await requestForm(address, language);
  // A new version was published in the meantime: the draft on the device is migrated, as after any
  // reload.
  if (form.version_id !== shown.version_id) return controller.open();
  // Offline, the service worker returns the form in the language that was shown last.
  if (form.texts?.language !== language) throw new RequestFailure();
  const [loaded] = await Promise.all([
    controller.loadForm(form, address.baseUrl),
    loadTranslations(state, undefined, [language], form),
  ]);
  showAgain(controller, navigation, loaded);
}
