import { settingParts } from '../../../field-types/settings/setting-parts.ts';
import type { ValueKind } from '../../../field-types/value-kind.ts';
import { canReadAnswer } from '../../fields/can-read-answer.ts';
import { nameOf } from '../../fields/field-name.ts';
import { settingValue } from '../../fields/setting-values.ts';
import { createFinding } from '../../finding.ts';
import type { Check } from '../check.ts';

const comparable: ReadonlySet<ValueKind> = new Set(settingParts.moment_field.kinds);

/** Checks that the question with which a date-time is compared is in reach and has one. */
export const checkMoments: Check = function* (form) {
  for (const one of form.fields) {
    const relation = settingValue(one.field, {
      name: 'moment_validation',
      at: 'custom_properties',
    });
    if (relation === undefined || canReadAnswer(form, one, 'moment_field', comparable)) continue;
    const path = { field_id: one.field.id, setting: 'moment_field' };
    yield createFinding('moment_field_unusable', path, nameOf(one));
  }
};
