import { isUsablePattern } from '../../validation/rules/text/pattern.ts';
import { createFinding } from '../finding.ts';
import type { Check } from './check.ts';
import { nameOf } from '../fields/field-name.ts';
import { settingsOf } from '../fields/setting-values.ts';

/** A pattern that cannot be read, or could run for very long, is not applied at all. */
export const checkPatterns: Check = function* ({ fields }) {
  for (const one of fields) {
    for (const { part, value } of settingsOf(one.field, one.program.definition)) {
      if (part.input === 'pattern' && typeof value === 'string' && !isUsablePattern(value)) {
        yield createFinding(
          'pattern_unusable',
          { field_id: one.field.id, setting: part.name },
          nameOf(one),
        );
      }
    }
  }
};
