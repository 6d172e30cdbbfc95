import { fieldTypeNames } from '@form-builder/core/field-types/registry.ts';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import {
  filesWith,
  firstModules,
  kilobytesOf,
  laterModules,
  viewModule,
} from '../built-element.ts';

/** What rules and formulas of a form with everything need. */
const rules = ['renderer-element/src/visit/rare-parts.ts', 'core/src/formulas/formula-engine.ts'];

/**
 * All that a form with every field type loads up to and including its confirmation, in kB of brotli.
 * What is fetched only when it is used (map, calendar, redaction) is a file of its own and not in it.
 */
export async function run(): Promise<readonly Figure[]> {
  const views = fieldTypeNames.map(viewModule);
  const files = await filesWith([...firstModules, ...views, ...rules, ...laterModules]);
  return [toFigure('form-all-light-types', await kilobytesOf(files), 'kB')];
}
