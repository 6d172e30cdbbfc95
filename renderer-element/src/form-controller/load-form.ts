import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { fieldsMessages } from '@form-builder/core/messages/generated/fields/load.ts';
import { buildProgram } from '@form-builder/core/session/program/build-program.ts';
import type { FormulaEngine } from '@form-builder/core/session/program/formula-engine.ts';
import { loadFieldTypes, viewFilesOf } from '../field-types/loading/field-loaders.ts';
import type { LoadedForm } from '../state/loaded-form.ts';
import { addStyles } from '../theme/style-sheets.ts';
import { neededModules } from '../field-types/loading/needed-modules.ts';

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
  const { StepOverview } = stepOverview ?? {};
  const { FormTheme } = themeModule ?? {};
  return { form, types, views, program, StepOverview, FormTheme, baseUrl };
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
