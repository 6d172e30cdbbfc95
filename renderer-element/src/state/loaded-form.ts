import type { ComponentType } from 'react';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { VariableValues } from '@form-builder/core/form/variables/variable.ts';
import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import type { FormSteps } from '@form-builder/core/navigation/steps.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import type { FormThemeProps } from '../theme/form-theme.tsx';
import type { FieldContext } from './fields/field-context.tsx';
import type { FieldErrors } from './errors/field-errors.ts';
import type { FieldTools } from './fields/field-tools.ts';
import type { FieldViews } from './fields/field-view.ts';
import type { FillAnnouncer } from './fill-announcer.ts';
import type { HostValues } from './host-values.ts';
import type { Screen } from './screen.ts';
import type { StepPosition } from './step-position.ts';

/** A form with the code it needs. */
export interface LoadedForm {
  readonly form: PublicForm;
  readonly types: PartialFieldTypeRegistry;
  readonly views: FieldViews;
  /** The tools beside controls; they remain when the session is restarted. */
  readonly tools: FieldTools;
  readonly program: Program;
  /** The external values of variables, for forms with such variables. */
  readonly outside?: OutsideVariables | undefined;
  /** Announces the fields that rules fill in, for forms with such rules. */
  readonly createFillAnnouncer?: ((session: Session) => FillAnnouncer) | undefined;
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

/** The external values of a form's variables. */
export interface OutsideVariables {
  /** The known values of variables. */
  readonly values: VariableValues;
  /** The values from the host page and its URL, which are sent as claims. */
  readonly claims: VariableValues;
  /** Whether any value is known; the prerendered page was rendered without them. */
  readonly isFilled: boolean;
  /** Starts with the values of the host page and of the draft. */
  begin(hostValues: HostValues | undefined, kept: VariableValues | undefined): void;
  /** Replaces the values of the host page. */
  setHostValues(open: OpenForm, hostValues: HostValues | undefined): void;
  /** Fetches the values of the visitor's logins; throws a RequestFailure. */
  fetchLogins(open: OpenForm): Promise<void>;
  /** Whether the register of persons did not respond; `fetchLogins` tries again. */
  readonly isPersonDown: boolean;
  /** Calls `listener` when `isPersonDown` changes; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Asks data sources when their inputs are known, for forms with such variables. */
  watchSources(open: OpenForm): void;
}

/** The content and the actions of the language switch. */
export interface LanguageSwitchProps {
  readonly opened: Pick<OpenForm, 'form' | 'session'>;
  readonly screen: Screen;
  onChoose(language: string): void;
}

/** The content and the links of the overview of steps. */
export interface StepOverviewProps {
  readonly form: Pick<PublicForm, 'title' | 'pages' | 'settings'>;
  readonly hasSummary: boolean;
  readonly screen: Screen;
  readonly pageIndex: number;
  readonly furthestPage: number;
  readonly formSteps: FormSteps;
  onOpen(position: StepPosition): void;
  onOpenSummary(): void;
}
