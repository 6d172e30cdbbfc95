import { isOnTheWay, type VisitSnapshot } from '../visit/visit-state.ts';
import type { Walk } from '../visit/walk.ts';
import { stepOf } from '../visit/step.ts';

/** The document's title: errors, step, page, form, organisation (WCAG 2.4.2). */
export function pageTitle(walk: Walk | undefined, state: VisitSnapshot): string | undefined {
  const { problem, screen } = state;
  if (screen === 'failure' && problem) return problem.title;
  if (!walk || !state.text) return undefined;
  const { translate } = state.text;
  const { form } = walk.loaded;
  const step = stepOf(state, walk.hasSummary);
  const parts = [
    isOnTheWay(state.screen) &&
      step.total > 1 &&
      translate('element.step', { page: step.page, total: step.total }),
    state.screen === 'break' && translate('visit.road.break_title'),
    /^(?:page|break)$/.test(state.screen) && form.pages[state.pageIndex]?.title,
    state.screen === 'summary' && translate('element.summary_title'),
    state.screen === 'confirmation' && translate('element.confirmation_title'),
    form.title,
    form.organisation,
  ];
  const title = [...new Set(parts.filter(Boolean))].join(' - ');
  const hasErrors = state.errorLinks.length > 0 || state.problem !== null;
  return hasErrors ? `${translate('element.error_prefix')} ${title}` : title;
}
