import { heavyTiers } from '@form-builder/core/field-types/loading-tiers.ts';
import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import {
  fileOf,
  filesWith,
  firstModules,
  kilobytesOf,
  deferredModules,
  viewModule,
} from '../built-element.ts';

/** A form with a formula loads the whole language; and the texts of rarer types. */
const further = [
  'core/src/session/formulas/sent-formulas.ts',
  'core/src/messages/generated/fields/nl.ts',
  'core/src/messages/generated/services/nl.ts',
  'core/src/messages/generated/validation/nl.ts',
  // Follows by itself beside a date with a time.
  'renderer-element/src/field-types/datetime/moment-tool.tsx',
];

/** What fields load as soon as one has an uncommon rule or look or a counter, whatever its type. */
const rareParts = [
  'renderer-element/src/field-types/loading/rare-operators.ts',
  'renderer-element/src/field-types/loading/rare-validation.ts',
  'renderer-element/src/field-types/loading/rare-date-validation.ts',
  'renderer-element/src/field-types/loading/views/rare-views.ts',
  'renderer-element/src/form-controller/background-tasks/announce-counts.ts',
];

const isHeavy = (type: (typeof fieldTypeNames)[number]) =>
  heavyTiers.includes(fieldTypes[type].loading);

/**
 * All that a form with a field of every light type loads up to and including its confirmation, in kB of
 * brotli; and the same with uncommon rules and looks (`…-all-rules`). What is fetched only when it is
 * used, such as the calendar, is a file of its own and not in it.
 */
export async function run(): Promise<readonly Figure[]> {
  const views = fieldTypeNames.filter((type) => !isHeavy(type)).map(viewModule);
  const modules = [...firstModules, ...views, ...further, ...deferredModules];
  const [files, allFiles] = [await filesWith(modules), await filesWith([...modules, ...rareParts])];
  await requireOwnFiles(fieldTypeNames.filter(isHeavy).map(viewModule), allFiles);
  return [
    toFigure('form-all-light-types', await kilobytesOf(files), 'kB'),
    toFigure('form-all-light-types-all-rules', await kilobytesOf(allFiles), 'kB'),
  ];
}

/** A heavy view in a file that light types load would make them pay for it. */
async function requireOwnFiles(views: readonly string[], loaded: readonly string[]): Promise<void> {
  const own = await Promise.all(views.map(fileOf));
  const shared = own.find((file) => loaded.includes(file));
  if (shared) throw new Error(`${shared} holds a heavy view, and light types load it.`);
}
