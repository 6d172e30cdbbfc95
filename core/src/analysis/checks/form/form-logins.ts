import type { AuthSettings } from '../../../field-types/auth/auth.ts';
import { getDefinition } from '../../../field-types/get-definition.ts';
import type { CheckedForm } from '../../checked-form.ts';

/** The login providers of the form's fields and of the form as a whole. */
export function loginsOf({ fields, context }: CheckedForm): ReadonlySet<string | undefined> {
  const asked = fields.flatMap(({ field }) => {
    const definition = getDefinition(context.types, field.type);
    const isLogin = definition.role === 'input' && definition.provenBy === 'login';
    // Every field type that is answered by a login has these settings.
    return isLogin ? [(field.custom_properties as AuthSettings | undefined)?.integration_id] : [];
  });
  return new Set([context.loginProvider, ...asked]);
}
