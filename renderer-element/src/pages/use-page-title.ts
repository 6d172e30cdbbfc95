import { useEffect } from 'react';
import type { VisitSnapshot } from '../visit/visit-state.ts';
import type { Walk } from '../visit/walk.ts';
import { stepOf } from './step.ts';

/** Lets the document's title carry errors, step, page and form (WCAG 2.4.2), where it is ours. */
export function usePageTitle(walk: Walk | undefined, state: VisitSnapshot, isOurs: boolean): void {
  const title = isOurs ? titleOf(walk, state) : undefined;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

function titleOf(walk: Walk | undefined, state: VisitSnapshot): string | undefined {
  const translate = state.text?.translate;
  if (!walk || !translate) return undefined;
  const { form } = walk.loaded;
  const step = stepOf(state, walk.hasSummary);
  const isOnRoad = state.screen === 'page' || state.screen === 'summary';
  const parts = [
    isOnRoad && step.total > 1 && translate('element.step', { page: step.page, total: step.total }),
    state.screen === 'page' && form.pages[state.pageIndex]?.title,
    state.screen === 'summary' && translate('element.summary_title'),
    state.screen === 'confirmation' && translate('element.confirmation_title'),
    form.title,
    form.organisation,
  ];
  const title = [...new Set(parts.filter(Boolean))].join(' - ');
  const hasErrors = state.errorLinks.length > 0 || state.problem !== null;
  return hasErrors ? `${translate('element.error_prefix')} ${title}` : title;
}
