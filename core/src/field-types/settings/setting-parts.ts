import { displayParts } from './display-parts.ts';
import { generalParts } from './general-parts.ts';
import { prefillParts } from './prefill-parts.ts';
import type { SettingPart } from './setting-part.ts';
import { validationParts } from './validation-parts.ts';

/**
 * Every setting a field type can have. A definition lists the ones it takes; the property panel,
 * the defaults of a new field and the check on saving all follow from them.
 */
export const settingParts = {
  ...generalParts,
  ...displayParts,
  ...prefillParts,
  ...validationParts,
} as const satisfies Readonly<Record<string, SettingPart>>;
