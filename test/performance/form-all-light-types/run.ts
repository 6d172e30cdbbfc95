import { fieldTypeNames } from '@form-builder/core/field-types/registry.ts';
import { hasView } from '@form-builder/renderer-element/testing/built-views.ts';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import {
  filesWith,
  firstModules,
  kilobytesOf,
  laterModules,
  viewModule,
} from '../built-element.ts';

/** What rules and formulas of a form with everything need, and the texts of rarer types. */
const further = [
  'renderer-element/src/visit/rare-parts.ts',
  'core/src/formulas/formula-engine.ts',
  'core/src/messages/generated/fields/nl.ts',
  'core/src/messages/generated/services/nl.ts',
];

/**
 * All that a form with every field type loads up to and including its confirmation, in kB of brotli.
 * What is fetched only when it is used (map, calendar, redaction) is a file of its own and not in it.
 */
export async function run(): Promise<readonly Figure[]> {
  const views = fieldTypeNames.filter(hasView).map(viewModule);
  const files = await filesWith([...firstModules, ...views, ...further, ...laterModules]);
  return [toFigure('form-all-light-types', await kilobytesOf(files), 'kB')];
}
