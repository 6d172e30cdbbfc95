import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import {
  filesWith,
  firstModules,
  kilobytesOf,
  laterModules,
  viewModule,
} from '../built-element.ts';
import { twelveFields } from '../first-render/twelve-fields.ts';

/** Comes with the answers that are shown at the end, to print them. */
const print = 'renderer-element/src/theme/print-styles.ts';

/** All that a form of twelve fields loads up to and including its confirmation, in kB of brotli. */
export async function run(): Promise<readonly Figure[]> {
  const views = twelveFields.properties.map(({ type }) => viewModule(type));
  const files = await filesWith([...firstModules, ...views, ...laterModules, print]);
  return [toFigure('form-12-fields', await kilobytesOf(files), 'kB')];
}
