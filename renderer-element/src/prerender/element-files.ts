import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { FormPart } from '@form-builder/core/field-types/form-parts.ts';
import { fieldsMessages } from '@form-builder/core/messages/generated/fields/load.ts';
import { mapMessages } from '@form-builder/core/messages/generated/map/load.ts';
import { redactionMessages } from '@form-builder/core/messages/generated/redaction/load.ts';
import { servicesMessages } from '@form-builder/core/messages/generated/services/load.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { hasStepOverview, textsFor } from '../form-controller/load-form.ts';
import { isLongPage } from './is-long-page.ts';
import { viewsWith } from './lazy-view-modules.ts';

/** The chunks of some parts by their entry module; those with views are in `lazy-view-modules.ts`. */
const modulesByPart: Readonly<Partial<Record<FormPart, string>>> = {
  rules: 'renderer-element/src/field-types/loading/rule-modules.ts',
  fills: 'renderer-element/src/field-types/loading/fill-modules.ts',
  operators: 'renderer-element/src/field-types/loading/rare-operators.ts',
  validation: 'renderer-element/src/field-types/loading/rare-validation.ts',
  date_validation: 'renderer-element/src/field-types/loading/rare-date-validation.ts',
  moment_validation: 'renderer-element/src/field-types/loading/rare-moment-validation.ts',
  displays: 'renderer-element/src/field-types/loading/views/rare-views.ts',
};

/** The other chunks of some forms, by their entry module: see `load-form.ts`. */
const otherModules: Readonly<Record<string, (form: PublicForm) => boolean>> = {
  'renderer-element/src/form-controller/variables/variable-module.ts': ({ variables }) =>
    variables !== undefined,
  'renderer-element/src/prerender/prerendered-fields.ts': isLongPage,
  'renderer-element/src/screens/page/step-overview.tsx': hasStepOverview,
  'renderer-element/src/screens/language/language-switch.tsx': ({ texts }) => texts !== undefined,
  'renderer-element/src/theme/form-theme.tsx': ({ theme }) => theme !== undefined,
  'core/src/session/formulas/sent-formulas.ts': ({ parsed_formulas: parsed }) =>
    parsed !== undefined,
};

const textFolders = new Map([
  [fieldsMessages, 'fields'],
  [mapMessages, 'map'],
  [redactionMessages, 'redaction'],
  [servicesMessages, 'services'],
]);

/**
 * The chunks that the element fetches for a form before it shows it, besides those of every form.
 */
export function elementFilesFor(form: PublicForm, locale: string): readonly string[] {
  const used = Object.entries(otherModules).filter(([, isUsed]) => isUsed(form));
  const modules = [
    ...form.parts.flatMap((part) => modulesByPart[part] ?? []),
    ...used.map(([module]) => module),
    ...viewsWith(form.field_types).map(({ module }) => module),
    ...textsFor(form).map((texts) => textModule(textFolders.get(texts) ?? '', locale)),
  ];
  const files = new Set<string>();
  for (const module of modules) addFile(fileOf(module), files);
  return [...files];
}

const textModule = (folder: string, locale: string) =>
  `core/src/messages/generated/${folder}/${languageOf(locale)}.ts`;

/** Adds a chunk and its imports, except those of every form. */
function addFile(file: string | undefined, files: Set<string>): void {
  if (file === undefined || files.has(file) || filesOfAll.has(file)) return;
  files.add(file);
  for (const imported of importsOf.get(file) ?? []) addFile(imported, files);
}

const importsOf = new Map(
  Object.values(__CHUNKS__).map((chunk) => [chunk?.file, chunk?.imports ?? []]),
);

const filesOfAll = new Set(
  ['renderer-element/src/index.ts', 'renderer-element/src/theme/style-sheets.ts'].map(fileOf),
);

/** A missing name costs a round trip; a test compares all names with the built element. */
function fileOf(module: string): string | undefined {
  return __CHUNKS__[module]?.file;
}
