import type { CheckedField } from '../../checked-form.ts';
import { createFinding } from '../../finding.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { nameOf } from '../../fields/field-name.ts';

/** Checks that a question with options has options, and that they differ. */
export const checkOptions: Check = function* ({ fields }) {
  for (const one of fields) {
    if (one.program.definition.settings.some((name) => name === 'options')) yield* optionsOf(one);
  }
};

function* optionsOf(one: CheckedField): Generator<Finding> {
  const path = { field_id: one.field.id, setting: 'options' };
  const { options = [] } = one.field;
  if (options.length === 0) yield createFinding('options_missing', path, nameOf(one));
  const seen = new Set<string>();
  for (const label of options.map((option) => option.label.trim())) {
    if (label === '') yield createFinding('option_label_missing', path, nameOf(one));
    else if (seen.has(label.toLowerCase())) {
      yield createFinding('option_label_repeated', path, { ...nameOf(one), option: label });
    }
    seen.add(label.toLowerCase());
  }
}
