import { buildForm } from '@form-builder/renderer-element/testing/forms/build-form.ts';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { filesUntilConfirmation, kilobytesOf } from '../built-element.ts';
import { twelveFields } from '../first-render/twelve-fields.ts';

/** All that a form of twelve fields loads up to and including its confirmation, in kB of brotli. */
export async function run(): Promise<readonly Figure[]> {
  const form = buildForm({ title: 'Twaalf vragen', pages: [twelveFields] });
  const files = await filesUntilConfirmation(form);
  return [toFigure('form-12-fields', await kilobytesOf(files), 'kB')];
}
