import { explainRefusal } from '../../../patterns/explain-refusal.ts';
import { createFinding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { nameOf } from '../../fields/field-name.ts';
import { settingsOf } from '../../fields/setting-values.ts';

/** Checks that patterns are in the dialect; any other pattern is not applied. */
export const checkPatterns: Check = function* ({ fields }) {
  for (const one of fields) {
    for (const { part, value } of settingsOf(one.field, one.program.definition)) {
      if (part.input === 'pattern' && typeof value === 'string' && explainRefusal(value)) {
        yield createFinding(
          'pattern_unusable',
          { field_id: one.field.id, setting: part.name },
          { ...nameOf(one), pattern: value },
        );
      }
    }
  }
};
