import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import { countSteps } from './step-count.ts';
import { isFillingIn, type Screen } from '../state/screen.ts';
import { type FormSnapshot } from '../state/form-state.ts';
import type { FormNavigation } from './form-navigation.ts';

/** The document's title: errors, step, page, form, organisation (WCAG 2.4.2). */
export function pageTitle(
  navigation: FormNavigation | undefined,
  state: FormSnapshot,
): string | undefined {
  const { problem, screen, text } = state;
  if ((screen === 'failure' || screen === 'dead_link') && problem) return problem.title;
  if (!navigation || !text) return undefined;
  const { form } = navigation.loaded;
  const parts = [...partsOf(navigation, state), form.title, form.organisation];
  const title = [...new Set(parts.filter(Boolean))].join(' - ');
  const hasErrors = state.errorLinks.length > 0 || problem !== null;
  return hasErrors ? `${text.translate('element.error_prefix')} ${title}` : title;
}

/** The titles of screens; the others use the form's title. */
const names: Readonly<Partial<Record<Screen, MessageId>>> = {
  break: 'form.steps.break_title',
  summary: 'element.summary_title',
  confirmation: 'element.confirmation_title',
  aborted: 'element.aborted_title',
  queued: 'form.queue.title',
  verification: 'form.verification.title',
  files: 'form.waiting.title',
  resume: 'form.resume.title',
  login: 'form.login.needed_title',
  payment: 'form.payment.title',
  co_signature: 'form.co_signature.awaited_title',
  sign: 'form.co_signature.waiting_title',
};

/** The title of a screen; `undefined` until its message has loaded. */
function nameOf(screen: Screen, { translate }: FormatContext): string | undefined {
  const id = names[screen];
  const words = id && translate(id);
  return words === id ? undefined : words;
}

function partsOf(navigation: FormNavigation, state: FormSnapshot): readonly (string | undefined)[] {
  const { screen, pageIndex, text } = state;
  const step = countSteps(state, navigation.hasSummary);
  const isCounted = isFillingIn(screen) && step.total > 1;
  const isOnPage = screen === 'page' || screen === 'break';
  return [
    isCounted ? text?.translate('element.step', { page: step.page, total: step.total }) : undefined,
    text ? nameOf(screen, text) : undefined,
    isOnPage ? navigation.loaded.form.pages[pageIndex]?.title : undefined,
  ];
}
