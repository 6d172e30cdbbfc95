import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import type { FormPart } from '@form-builder/core/field-types/form-parts.ts';
import { fieldsMessages } from '@form-builder/core/messages/generated/fields/load.ts';
import { buildProgram } from '@form-builder/core/session/program/build-program.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { hasStepper, progressType } from '@form-builder/core/version-settings/version-settings.ts';
import { loadFieldTypes, viewFilesOf } from '../field-types/loading/field-loaders.ts';
import { createFieldTools } from '../state/fields/field-tools.ts';
import type { LoadedForm } from '../state/loaded-form.ts';
import { addStyles } from '../theme/style-sheets.ts';
import { matchesPattern } from './load-validation.ts';

type FillModules = Partial<typeof import('../field-types/loading/fill-modules.ts')>;

/** Fetches the code that the form needs in one parallel round, then compiles the form. */
export async function loadForm(form: PublicForm, baseUrl: string): Promise<LoadedForm> {
  const { parts } = form;
  const fills = loadFills(parts);
  const [loaded, linker, { createFillAnnouncer }, variables, rareTypes, { rareViews, ...frame }] =
    await Promise.all([
      loadFieldTypes(parts),
      loadFieldLinker(form, fills),
      fills,
      form.variables && loadVariables(form),
      loadRareTypes(parts),
      loadStyledViews(form),
    ]);
  const types = { ...loaded.types, ...rareTypes };
  const views = { ...loaded.views, ...rareViews };
  const { readVariables, outside } = variables ?? {};
  const program = buildProgram(form, { types, linker, readVariables, matchesPattern });
  const tools = createFieldTools();
  return { form, types, views, tools, program, outside, createFillAnnouncer, ...frame, baseUrl };
}

/** Loads the views that only some forms have, around their fields and instead of the light ones. */
async function loadStyledViews(form: PublicForm) {
  const modules = await Promise.all([
    form.parts.includes('displays')
      ? import('../field-types/loading/views/rare-views.ts')
      : undefined,
    hasStepOverview(form) ? import('../screens/page/step-overview.tsx') : undefined,
    form.theme && import('../theme/form-theme.tsx'),
    form.texts && import('../screens/language/language-switch.tsx'),
  ]);
  for (const module of modules) if (module) addStyles(module.styles);
  const [displays, steps, theme, language] = modules;
  return {
    rareViews: displays?.rareViews,
    StepOverview: steps?.StepOverview,
    FormTheme: theme?.FormTheme,
    LanguageSwitch: language?.LanguageSwitch,
  };
}

interface RareTypes {
  readonly types: PartialFieldTypeRegistry;
}

/** The loaders of definitions that replace basic ones, for fields with rarer validation. */
const rareTypeLoaders: Readonly<Partial<Record<FormPart, () => Promise<RareTypes>>>> = {
  validation: () => import('../field-types/loading/rare-validation.ts'),
  date_validation: () => import('../field-types/loading/rare-date-validation.ts'),
  moment_validation: () => import('../field-types/loading/rare-moment-validation.ts'),
};

async function loadRareTypes(parts: readonly FormPart[]): Promise<PartialFieldTypeRegistry> {
  const loaded = await Promise.all(parts.flatMap((part) => rareTypeLoaders[part]?.() ?? []));
  return loaded.reduce<PartialFieldTypeRegistry>((all, rare) => ({ ...all, ...rare.types }), {});
}

/** Loads the code of rules that fill in fields, for forms with such rules. */
async function loadFills(parts: readonly FormPart[]): Promise<FillModules> {
  return parts.includes('fills') ? import('../field-types/loading/fill-modules.ts') : {};
}

/**
 * Loads the code that links the fields of a form with rules or formulas; `undefined` for a form
 * without.
 */
async function loadFieldLinker(form: PublicForm, loadingFills: Promise<FillModules>) {
  const { parts } = form;
  const [rules, formulas, rare, fills] = await Promise.all([
    parts.includes('rules') ? import('../field-types/loading/rule-modules.ts') : undefined,
    loadFormulas(form),
    parts.includes('operators') ? import('../field-types/loading/rare-operators.ts') : undefined,
    loadingFills,
  ]);
  const operators = rare?.operators ?? rules?.basicOperators;
  return operators && rules?.createFieldLinker(operators, formulas, undefined, fills.fillLinker);
}

/** Loads the code that converts variables to fields and gives them external values. */
async function loadVariables(form: PublicForm) {
  const { readVariables, PageVariables } = await import('./variables/variable-module.ts');
  return { readVariables, outside: new PageVariables(form) };
}

/** Whether every page shows all steps at once. */
export const hasStepOverview = (form: Pick<PublicForm, 'settings' | 'pages'>) =>
  readVersionSetting(form, hasStepper) || readVersionSetting(form, progressType) === 'steps';

/** Loads the formula engine, for the few forms that have formulas. */
async function loadFormulas({ parsed_formulas: parsed }: PublicForm) {
  return (
    parsed &&
    (await import('@form-builder/core/session/formulas/sent-formulas.ts')).sentFormulas(parsed)
  );
}

/**
 * Returns the messages of rarer types and displays that the first page may show besides the common
 * ones.
 */
export function textsFor(form: PublicForm) {
  const own = viewFilesOf(form.parts).flatMap(({ messages }) => messages);
  const isFurther = hasStepOverview(form) || form.parts.includes('displays') || form.texts;
  return isFurther ? [...own, fieldsMessages] : own;
}
