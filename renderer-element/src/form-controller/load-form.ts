import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import { fieldsMessages } from '@form-builder/core/messages/generated/fields/load.ts';
import { validationMessages } from '@form-builder/core/messages/generated/validation/load.ts';
import { buildProgram } from '@form-builder/core/session/program/build-program.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { hasStepper, progressType } from '@form-builder/core/version-settings/version-settings.ts';
import { loadFieldTypes, viewFilesOf } from '../field-types/loading/field-loaders.ts';
import { createFieldTools } from '../state/field-tools.ts';
import type { LoadedForm } from '../state/loaded-form.ts';
import { addStyles } from '../theme/style-sheets.ts';
import { matchesPattern } from './load-patterns.ts';
import { neededModules, type NeededModules } from '../field-types/loading/needed-modules.ts';

/** Fetches the code that the form needs in one parallel round, then compiles the form. */
export async function loadForm(form: PublicForm, baseUrl: string): Promise<LoadedForm> {
  const needed = neededModules(form.pages);
  const [
    loaded,
    linker,
    readVariables,
    rareTypes,
    displays,
    stepOverview,
    themeModule,
    LanguageSwitch,
  ] = await Promise.all([
    loadFieldTypes(form.field_types),
    loadFieldLinker(form, needed),
    loadVariables(form),
    loadRareTypes(needed),
    needed.displays ? import('../field-types/loading/rare-views.ts') : undefined,
    hasStepOverview(form) ? import('../screens/page/step-overview.tsx') : undefined,
    form.theme && import('../theme/form-theme.tsx'),
    loadLanguageSwitch(form),
  ]);
  if (displays) addStyles(displays.rareStyles);
  if (stepOverview) addStyles(stepOverview.styles);
  if (themeModule) addStyles(themeModule.styles);
  const types = { ...loaded.types, ...rareTypes };
  const program = buildProgram(form, { types, linker, readVariables, matchesPattern });
  const views = { ...loaded.views, ...displays?.rareViews };
  const { StepOverview } = stepOverview ?? {};
  const { FormTheme } = themeModule ?? {};
  const tools = createFieldTools();
  return { form, types, views, tools, program, StepOverview, FormTheme, LanguageSwitch, baseUrl };
}

/** The switch between languages, for forms with texts in several. */
async function loadLanguageSwitch({ texts }: PublicForm) {
  if (!texts) return undefined;
  const { LanguageSwitch, styles } = await import('../screens/language/language-switch.tsx');
  addStyles(styles);
  return LanguageSwitch;
}

/** The definitions that take the place of basic ones, for fields with rarer validation. */
async function loadRareTypes(needed: NeededModules): Promise<PartialFieldTypeRegistry> {
  const [text, date] = await Promise.all([
    needed.validation ? import('../field-types/loading/rare-validation.ts') : undefined,
    needed.dateValidation ? import('../field-types/loading/rare-date-validation.ts') : undefined,
  ]);
  return { ...text?.types, ...date?.types };
}

/** What links the fields of a form with rules or formulas; `undefined` for a form without. */
async function loadFieldLinker(form: PublicForm, needed: NeededModules) {
  const [rules, formulas, rare, fills] = await Promise.all([
    needed.rules ? import('../field-types/loading/rule-modules.ts') : undefined,
    loadFormulas(form),
    needed.operators ? import('../field-types/loading/rare-operators.ts') : undefined,
    needed.fills ? import('../field-types/loading/fill-modules.ts') : undefined,
  ]);
  const operators = rare?.operators ?? rules?.basicOperators;
  return operators && rules?.createFieldLinker(operators, formulas, undefined, fills?.fillLinker);
}

/** What makes the variables of a form fields; `undefined` for a form without. */
async function loadVariables({ variables }: PublicForm) {
  return variables && (await import('../field-types/loading/variable-module.ts')).readVariables;
}

/** Whether every page shows all steps at once. */
export const hasStepOverview = (form: Pick<PublicForm, 'settings' | 'pages'>) =>
  readVersionSetting(form, hasStepper) || readVersionSetting(form, progressType) === 'steps';

/** The formula engine, for the few forms that have formulas. */
async function loadFormulas({ parsed_formulas: parsed }: PublicForm) {
  return (
    parsed &&
    (await import('@form-builder/core/session/formulas/sent-formulas.ts')).sentFormulas(parsed)
  );
}

/**
 * The messages beyond the common ones that the first page may show: those of rarer types and rules.
 */
export function textsFor(form: PublicForm) {
  const own = viewFilesOf(form.field_types).flatMap(({ messages }) => messages);
  const { validation, dateValidation, displays } = neededModules(form.pages);
  const further = hasStepOverview(form) || displays || form.texts ? [fieldsMessages] : [];
  return [...own, ...further, ...(validation || dateValidation ? [validationMessages] : [])];
}
