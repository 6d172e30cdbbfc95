import { dateRuleParts } from './date-rule-parts.ts';
import { displayParts } from './display-parts.ts';
import { fileParts } from './file-parts.ts';
import { generalParts } from './general-parts.ts';
import { integrationParts } from './integration-parts.ts';
import { momentRuleParts } from './moment-rule-parts.ts';
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
  ...dateRuleParts,
  ...momentRuleParts,
  ...fileParts,
  ...integrationParts,
} as const satisfies Readonly<Record<string, SettingPart>>;
