import { personsPurpose } from '../../../version-settings/processing-settings.ts';
import type { CheckedForm } from '../../checked-form.ts';
import type { Variable } from '../../../form/variables/variable.ts';
import { createFinding, type Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { loginsOf } from './form-logins.ts';

/**
 * Checks that a form that reads the register of persons (BRP) has a login that gives the BSN, and says for which
 * purpose it may read.
 */
export const checkPersons: Check = function* (form) {
  const { definition, context } = form;
  const read = (definition.variables ?? []).filter(({ source }) => source.type === 'person');
  const [first] = read;
  if (first === undefined) return;
  if (context.isPersonsProvided === false)
    yield createFinding('provider_missing', { variable_id: first.id }, { field: first.label });
  yield* missingLogins(form, read);
  if (context.settings !== undefined && (context.settings[personsPurpose.key] ?? '') === '')
    yield createFinding('person_purpose_missing', { setting: personsPurpose.key });
};

function* missingLogins(form: CheckedForm, read: readonly Variable[]): Generator<Finding> {
  const logins = loginsOf(form);
  for (const { id, label, source } of read) {
    if (source.type !== 'person' || source.provider === '') continue;
    const isNumbered = form.context.isPersonLogin?.(source.provider) !== false;
    if (!logins.has(source.provider) || !isNumbered)
      yield createFinding('person_login_missing', { variable_id: id }, { variable: label });
  }
}
