import type { FormSteps } from '@form-builder/core/navigation/steps.ts';
import type { StepPosition } from '../state/step-position.ts';
import type { Navigation } from './navigation.ts';
import { stepIndexAt } from './steps.ts';

/** The position itself, or the nearest step when its page has nothing to show any more. */
export function nearestPosition(formSteps: FormSteps, position: StepPosition): StepPosition {
  const { steps, pageIndexes } = formSteps;
  if (pageIndexes.includes(position.pageIndex)) return position;
  return steps[Math.max(0, stepIndexAt(formSteps, position))] ?? position;
}

/**
 * Takes a visitor whose page is hidden to the nearest one, with the focus on its heading; the words that
 * announce it, or `undefined` when the page is still there.
 */
export function leaveHiddenPage(navigation: Navigation): string | undefined {
  const { state, text } = navigation;
  if (state.screen !== 'page' && state.screen !== 'break') return undefined;
  const { pageIndex, section } = state;
  const nearest = nearestPosition(state.formSteps, { pageIndex, section });
  if (nearest.pageIndex === pageIndex) return undefined;
  navigation.show(nearest);
  navigation.focus({ on: 'heading' });
  return text.translate('element.page_hidden');
}
