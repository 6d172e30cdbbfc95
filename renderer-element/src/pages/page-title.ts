import { stepOf } from '../visit/step.ts';
import { isOnTheWay, type Screen, type VisitSnapshot } from '../visit/visit-state.ts';
import type { Walk } from '../visit/walk.ts';

/** The document's title: errors, step, page, form, organisation (WCAG 2.4.2). */
export function pageTitle(walk: Walk | undefined, state: VisitSnapshot): string | undefined {
  const { problem, screen, text } = state;
  if (screen === 'failure' && problem) return problem.title;
  if (!walk || !text) return undefined;
  const { form } = walk.loaded;
  const parts = [...partsOf(walk, state), form.title, form.organisation];
  const title = [...new Set(parts.filter(Boolean))].join(' - ');
  const hasErrors = state.errorLinks.length > 0 || problem !== null;
  return hasErrors ? `${text.translate('element.error_prefix')} ${title}` : title;
}

/** What a screen is called; the others are called after the form. */
const names: Readonly<
  Partial<
    Record<
      Screen,
      'visit.road.break_title' | 'element.summary_title' | 'element.confirmation_title'
    >
  >
> = {
  break: 'visit.road.break_title',
  summary: 'element.summary_title',
  confirmation: 'element.confirmation_title',
};

function partsOf(walk: Walk, state: VisitSnapshot): readonly (string | undefined)[] {
  const { screen, pageIndex, text } = state;
  const step = stepOf(state, walk.hasSummary);
  const isCounted = isOnTheWay(screen) && step.total > 1;
  const name = names[screen];
  const isOnPage = screen === 'page' || screen === 'break';
  return [
    isCounted ? text?.translate('element.step', { page: step.page, total: step.total }) : undefined,
    name && text?.translate(name),
    isOnPage ? walk.loaded.form.pages[pageIndex]?.title : undefined,
  ];
}
