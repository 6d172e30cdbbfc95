import { mappingsOf } from '../../../field-types/mapping.ts';
import type { CheckedField, CheckedForm } from '../../checked-form.ts';
import { createFinding } from '../../finding.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { nameOf } from '../../fields/field-name.ts';
import { settingsOf, settingValue } from '../../fields/setting-values.ts';

/** Checks that the fields to which settings refer exist. */
export const checkReferences: Check = function* (form) {
  for (const one of form.fields) yield* referencesOf(form, one);
};

function* referencesOf(form: CheckedForm, one: CheckedField): Generator<Finding> {
  const { field, program } = one;
  for (const { part, value } of settingsOf(field, program.definition)) {
    const named = namedFields(part.input, value, field);
    if (named.some((id) => !form.program.fields.has(id))) {
      yield createFinding(
        'reference_removed',
        { field_id: field.id, setting: part.name },
        nameOf(one),
      );
    }
  }
}

/** Returns the fields to which the value of a setting refers, by its control. */
function namedFields(
  input: string,
  value: unknown,
  field: CheckedField['field'],
): readonly string[] {
  if (input === 'field') return [String(value)];
  if (input === 'mapping' && Array.isArray(value)) {
    // Saving validated that every member of a mapping is a pair of source and target.
    return mappingsOf({ mapping: value as readonly { source: string; target: string }[] }).map(
      ({ target }) => target,
    );
  }
  const kind = settingValue(field, { name: 'date_options_type', at: 'custom_properties' });
  return input === 'date-option' && kind === 'field' ? [String(value)] : [];
}
