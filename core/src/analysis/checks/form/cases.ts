import { getDefinition } from '../../../field-types/get-definition.ts';
import { createFinding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { loginsOf } from './form-logins.ts';

/** Checks that a form in which visitors choose one of their cases asks who they are. */
export const checkCases: Check = function* (form) {
  const { fields, context } = form;
  if ([...loginsOf(form)].some((provider) => (provider ?? '') !== '')) return;
  for (const { field } of fields) {
    const definition = getDefinition(context.types, field.type);
    if (definition.role === 'input' && definition.lookUp === 'cases')
      yield createFinding('case_login_missing', { field_id: field.id }, { field: field.label });
  }
};
