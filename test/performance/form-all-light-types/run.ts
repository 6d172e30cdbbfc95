import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import {
  fileOf,
  filesWith,
  firstModules,
  kilobytesOf,
  laterModules,
  viewModule,
} from '../built-element.ts';

/** What rules and formulas of a form with everything need, and the texts of rarer types. */
const further = [
  'renderer-element/src/visit/rare-parts.ts',
  'renderer-element/src/visit/usual-parts.ts',
  'renderer-element/src/visit/rare-operators.ts',
  'core/src/formulas/formula-engine.ts',
  'core/src/messages/generated/fields/nl.ts',
  'core/src/messages/generated/services/nl.ts',
];

const isHeavy = (type: (typeof fieldTypeNames)[number]) => fieldTypes[type].isHeavy === true;

/**
 * All that a form with every light field type loads up to and including its confirmation, in kB of
 * brotli. What is fetched only when it is used, such as the calendar, is a file of its own and not in it.
 */
export async function run(): Promise<readonly Figure[]> {
  const views = fieldTypeNames.filter((type) => !isHeavy(type)).map(viewModule);
  const files = await filesWith([...firstModules, ...views, ...further, ...laterModules]);
  await requireOwnFiles(fieldTypeNames.filter(isHeavy).map(viewModule), files);
  return [toFigure('form-all-light-types', await kilobytesOf(files), 'kB')];
}

/** A heavy view in a file that light types load would make them pay for it. */
async function requireOwnFiles(views: readonly string[], loaded: readonly string[]): Promise<void> {
  const own = await Promise.all(views.map(fileOf));
  const shared = own.find((file) => loaded.includes(file));
  if (shared) throw new Error(`${shared} holds a heavy view, and light types load it.`);
}
