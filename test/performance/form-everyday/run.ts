import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { filesUntilConfirmation, kilobytesOf } from '../built-element.ts';
import { everydayForm } from './everyday-form.ts';

/** All that an everyday form loads up to and including its confirmation, in kB of brotli. */
export async function run(): Promise<readonly Figure[]> {
  const files = await filesUntilConfirmation(everydayForm);
  return [toFigure('form-everyday', await kilobytesOf(files), 'kB')];
}
