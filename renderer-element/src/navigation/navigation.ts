import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Step } from '@form-builder/core/navigation/steps.ts';
import type { FormState, FocusRequest } from '../state/form-state.ts';
import type { OpenForm } from '../state/loaded-form.ts';
import type { Screen } from '../state/screen.ts';
import type { StepPosition } from '../state/step-position.ts';

/** What the transitions between steps need of the navigation through a form. */
export interface Navigation {
  readonly state: FormState;
  readonly open: OpenForm;
  /** The messages of the visitor's language. */
  readonly text: FormatContext;
  readonly hasSummary: boolean;
  /** The current step, or the last one before it when rules removed that. */
  readonly step: Step | undefined;
  show(position: StepPosition, screen?: Screen): void;
  focus(request: FocusRequest): void;
  /** Reports that there is something worth storing. */
  progress(): void;
}
