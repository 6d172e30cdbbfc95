import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import { fieldsMessages } from '@form-builder/core/messages/generated/fields/load.ts';
import { buildProgram } from '@form-builder/core/session/program/build-program.ts';
import type { FormulaEngine } from '@form-builder/core/session/program/formula-engine.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import type { FieldErrors } from '../state/field-errors.ts';
import { loadFieldTypes, viewFilesOf } from '../field-types/loading/field-loaders.ts';
import type { FieldViews } from '../state/field-view.ts';
import type { FieldContext } from '../state/field-context.tsx';
import { addStyles } from '../theme/style-sheets.ts';
import { neededModules } from '../field-types/loading/needed-modules.ts';

/** A form with the code it needs. */
export interface LoadedForm {
  readonly form: PublicForm;
  readonly types: PartialFieldTypeRegistry;
  readonly views: FieldViews;
  readonly program: Program;
  /** Stepper and progress in steps, for forms that have them. */
  readonly stepOverview: typeof import('../screens/page/step-overview.tsx') | undefined;
  /** The theme's logo and style, for forms that have one. */
  readonly themeModule: typeof import('../theme/form-theme.tsx') | undefined;
  /** Where the form came from. */
  readonly baseUrl: string;
}

/** A form that is being filled in. */
export interface OpenForm extends LoadedForm {
  readonly session: Session;
  readonly errors: FieldErrors;
  readonly fieldContext: FieldContext;
}

/** Fetches the code that the form needs in one parallel round, then compiles the form. */
export async function loadForm(form: PublicForm, baseUrl: string): Promise<LoadedForm> {
  const needed = neededModules(form.pages);
  const [loaded, common, formulas, rare, displays, stepOverview, themeModule] = await Promise.all([
    loadFieldTypes(form.field_types),
    needed.common ? import('../field-types/loading/common-modules.ts') : undefined,
    loadFormulas(form),
    needed.rules ? import('../field-types/loading/rare-rules.ts') : undefined,
    needed.displays ? import('../field-types/loading/rare-views.ts') : undefined,
    hasStepOverview(form.settings) ? import('../screens/page/step-overview.tsx') : undefined,
    form.theme && import('../theme/form-theme.tsx'),
  ]);
  if (displays) addStyles(displays.rareStyles);
  if (stepOverview) addStyles(stepOverview.styles);
  if (themeModule) addStyles(themeModule.styles);
  const types = { ...loaded.types, ...rare?.types };
  const linkFields = common && linkerOf(common, rare, formulas);
  const program = buildProgram(form, { types, linkFields });
  const views = { ...loaded.views, ...displays?.rareViews };
  return { form, types, views, program, stepOverview, themeModule, baseUrl };
}

const linkerOf = (
  { createFieldLinker, basicOperators }: typeof import('../field-types/loading/common-modules.ts'),
  rare: typeof import('../field-types/loading/rare-rules.ts') | undefined,
  formulas: FormulaEngine | undefined,
) => createFieldLinker(rare?.operators ?? basicOperators, formulas);

/** Whether every page shows all steps at once. */
export const hasStepOverview = (settings: PublicForm['settings']) =>
  settings['theme.has_stepper'] === true || settings['theme.has_progress.type'] === 'steps';

/** The formula language and its decimals, for the few forms that have formulas. */
async function loadFormulas({ parsed_formulas: parsed }: PublicForm) {
  return (
    parsed && (await import('@form-builder/core/formulas/sent-formulas.ts')).sentFormulas(parsed)
  );
}

/** The texts beyond the common ones that the first page may say: those of rarer types and rules. */
export function textsFor({ field_types: types, pages, settings }: PublicForm) {
  const own = viewFilesOf(types).flatMap(({ messages }) => messages);
  const { rules, displays } = neededModules(pages);
  return hasStepOverview(settings) || rules || displays ? [...own, fieldsMessages] : own;
}
