import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { DraftController } from '../../drafts/draft-controller.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { requestForm } from '../../requests/request-form.ts';
import { loadTranslations } from '../fetch-form.ts';
import { showAgain } from '../show-again.ts';
import { followAnswers } from './follow-answers.ts';

/** The parts of the form controller that a preview needs. */
export interface PreviewController extends DraftController {
  next(): Promise<void>;
}

/** A form that staff try out while they change it. The answers are invented, so they may leave the element. */
export interface FormPreview {
  answers(): Answers;
  /** The id of the page that is shown, or that the visitor came from. */
  pageId(): string;
  /** Fetches the form again, in this language or the current one; the answers and the screen stay. */
  refresh(language?: string): Promise<void>;
  /** Starts again with these answers, on the page with this id if it can be reached. */
  restart(answers: Answers, pageId?: string): void;
  /** Shows the page with this id, if rules do not hide it. */
  openPage(pageId: string): void;
  /** Presses the button of the page. */
  next(): Promise<void>;
  /** Calls `listener` after each change of answers, until the function that it returns is called. */
  follow(listener: () => void): () => void;
}

/** Opens the preview of the form on screen. Throws without a form, and in production: those answers are real. */
export function openPreview(controller: PreviewController): FormPreview {
  if (controller.address?.environment === 'production')
    throw new Error('A form in production has no preview.');
  const current = (): FormNavigation => {
    if (!controller.navigation) throw new Error('There is no form to preview.');
    return controller.navigation;
  };
  current();
  return {
    answers: () => current().open.session.allAnswers(),
    pageId: () => current().pageId,
    refresh: (language) => refresh(controller, current(), language),
    restart: (answers, pageId = '') => restart(controller, current(), { answers, pageId }),
    openPage: (pageId) => current().begin(pageId),
    next: () => controller.next(),
    follow: (listener) => followAnswers(controller.state, current, listener),
  };
}

async function refresh(
  controller: PreviewController,
  { text }: FormNavigation,
  language = text.locale.slice(0, 2),
): Promise<void> {
  const { address, state } = controller;
  if (!address) return;
  const form = await requestForm(address, language);
  const [loaded] = await Promise.all([
    controller.loadForm(form, address.baseUrl),
    loadTranslations(state, undefined, [language], form),
  ]);
  // What the visitor typed meanwhile is kept too.
  const { navigation } = controller;
  if (navigation) showAgain(controller, navigation, loaded);
}

function restart(
  controller: PreviewController,
  { loaded }: FormNavigation,
  start: { readonly answers: Answers; readonly pageId: string },
): void {
  controller.begin(loaded, { ...start, keptAt: Date.now() });
  // Nothing was restored from this device.
  controller.state.isRestored = false;
}
