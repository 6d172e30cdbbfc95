import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-type.ts';
import { fieldsMessages } from '@form-builder/core/messages/generated/fields/load.ts';
import { buildProgram } from '@form-builder/core/session/program/build-program.ts';
import type { FormulaEngine } from '@form-builder/core/session/program/formula-engine.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import type { FieldErrors } from '../state/field-errors.ts';
import { loadFieldTypes, viewFilesOf } from '../field-types/loading/field-loaders.ts';
import type { FieldViews } from '../state/field-view.ts';
import type { FormSurroundings } from '../state/field-context.tsx';
import { addStyles } from '../theme/style-sheets.ts';
import { neededParts } from '../field-types/loading/needed-modules.ts';

/** A form with the code it needs. */
export interface LoadedForm {
  readonly form: PublicForm;
  readonly types: PartialFieldTypeRegistry;
  readonly views: FieldViews;
  readonly program: Program;
  /** Stepper and progress in steps, for forms that have them. */
  readonly guide: typeof import('../screens/page/step-overview.tsx') | undefined;
  /** The theme's logo and style, for forms that have one. */
  readonly look: typeof import('../theme/form-theme.tsx') | undefined;
  /** Where the form came from. */
  readonly baseUrl: string;
}

/** A form that is being filled in. */
export interface OpenForm extends LoadedForm {
  readonly session: Session;
  readonly errors: FieldErrors;
  readonly surroundings: FormSurroundings;
}

/** Fetches the code that the form needs in one parallel round, then compiles the form. */
export async function loadForm(form: PublicForm, baseUrl: string): Promise<LoadedForm> {
  const needed = neededParts(form.pages);
  const [loaded, usual, formulas, rare, looks, guide, look] = await Promise.all([
    loadFieldTypes(form.field_types),
    needed.usual ? import('../field-types/loading/common-modules.ts') : undefined,
    loadFormulas(form),
    needed.rules ? import('../field-types/loading/rare-rules.ts') : undefined,
    needed.looks ? import('../field-types/loading/rare-views.ts') : undefined,
    hasGuide(form.settings) ? import('../screens/page/step-overview.tsx') : undefined,
    form.theme && import('../theme/form-theme.tsx'),
  ]);
  if (looks) addStyles(looks.rareStyles);
  if (guide) addStyles(guide.styles);
  if (look) addStyles(look.styles);
  const types = { ...loaded.types, ...rare?.types };
  const linkFields = usual && linkerOf(usual, rare, formulas);
  const program = buildProgram(form, { types, linkFields, mapAnswers: loaded.mapAnswers });
  const views = { ...loaded.views, ...looks?.rareViews };
  return { form, types, views, program, guide, look, baseUrl };
}

const linkerOf = (
  { createFieldLinker, basicOperators }: typeof import('../field-types/loading/common-modules.ts'),
  rare: typeof import('../field-types/loading/rare-rules.ts') | undefined,
  formulas: FormulaEngine | undefined,
) => createFieldLinker(rare?.operators ?? basicOperators, formulas);

/** Whether every page shows all steps at once. */
export const hasGuide = (settings: PublicForm['settings']) =>
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
  const { rules, looks } = neededParts(pages);
  return hasGuide(settings) || rules || looks ? [...own, fieldsMessages] : own;
}
