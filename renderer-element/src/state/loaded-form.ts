import type { ComponentType } from 'react';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import type { FormSteps } from '@form-builder/core/navigation/steps.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import type { FormThemeProps } from '../theme/form-theme.tsx';
import type { FieldContext } from './field-context.tsx';
import type { FieldErrors } from './field-errors.ts';
import type { FieldTools } from './field-tools.ts';
import type { FieldViews } from './field-view.ts';
import type { Screen } from './screen.ts';
import type { StepPosition } from './step-position.ts';

/** A form with the code it needs. */
export interface LoadedForm {
  readonly form: PublicForm;
  readonly types: PartialFieldTypeRegistry;
  readonly views: FieldViews;
  /** The tools beside controls; those of a session that is restarted stay. */
  readonly tools: FieldTools;
  readonly program: Program;
  /** Stepper and progress in steps, for forms that have them. */
  readonly StepOverview: ComponentType<StepOverviewProps> | undefined;
  /** The theme's logo and style, for forms that have one. */
  readonly FormTheme: ComponentType<FormThemeProps> | undefined;
  /** The switch between languages, for forms with texts in several. */
  readonly LanguageSwitch: ComponentType<LanguageSwitchProps> | undefined;
  /** The server that the form was fetched from; ends with a slash. */
  readonly baseUrl: string;
}

/** A form that is being filled in. */
export interface OpenForm extends LoadedForm {
  readonly session: Session;
  readonly errors: FieldErrors;
  readonly fieldContext: FieldContext;
}

/** What the switch between languages shows, and where it leads. */
export interface LanguageSwitchProps {
  readonly opened: Pick<OpenForm, 'form' | 'session'>;
  readonly screen: Screen;
  onChoose(language: string): void;
}

/** What the overview of all steps shows, and where its links lead. */
export interface StepOverviewProps {
  readonly form: PublicForm;
  readonly hasSummary: boolean;
  readonly screen: Screen;
  readonly pageIndex: number;
  readonly furthestPage: number;
  readonly formSteps: FormSteps;
  onOpen(position: StepPosition): void;
  onOpenSummary(): void;
}
