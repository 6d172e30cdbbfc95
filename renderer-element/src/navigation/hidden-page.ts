import type { FormSteps } from '@form-builder/core/navigation/steps.ts';
import type { StepPosition } from '../state/step-position.ts';
import type { Navigation } from './navigation.ts';
import { stepIndexAt } from './steps.ts';

/**
 * Returns the position itself, or that of the nearest step when its page no longer shows anything.
 */
export function nearestPosition(formSteps: FormSteps, position: StepPosition): StepPosition {
  const { steps, pageIndexes } = formSteps;
  if (pageIndexes.includes(position.pageIndex)) return position;
  return steps[Math.max(0, stepIndexAt(formSteps, position))] ?? position;
}

/**
 * Shows the nearest page when rules hid the current one, with the focus on its heading; returns the
 * announcement, or `undefined` when the page is still shown.
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
