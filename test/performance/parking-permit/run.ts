import { buildForm } from '@form-builder/renderer-element/testing/forms/build-form.ts';
import { parkingPermit } from '@form-builder/server/demo/forms/parking-permit.ts';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { filesOfForm, kilobytesOf } from '../built-element.ts';

/** What a page loads to show the parking-permit form in Dutch, in kB (1,000 bytes) of brotli. */
export async function run(): Promise<readonly Figure[]> {
  const files = await filesOfForm(buildForm({ pages: parkingPermit.pages }));
  return [toFigure('parking-permit', await kilobytesOf(files), 'kB')];
}
