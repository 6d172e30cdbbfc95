import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import { parkingPermit } from '@form-builder/server/demo/forms/parking-permit.ts';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';
import { filesWith, firstModules, kilobytesOf, usualParts, viewModule } from '../built-element.ts';

/** What a page loads to show the parking-permit form in Dutch, in kB (1,000 bytes) of brotli. */
export async function run(): Promise<readonly Figure[]> {
  const views = [...walkFields(parkingPermit.pages)].map(({ field }) => viewModule(field.type));
  // It has rules.
  const files = await filesWith([...firstModules, usualParts, ...views]);
  return [toFigure('parking-permit', await kilobytesOf(files), 'kB')];
}
