import type { AuthSettings } from '@form-builder/core/field-types/auth/auth.ts';
import { shownCellsIn } from '@form-builder/core/session/cells/shown-cells-in.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';

/**
 * Returns a function that focuses the visible login field of this provider; `undefined` when the
 * form has none. The login screen before a form does not count: logging in there starts the form
 * again.
 */
export function findLoginField(
  navigation: FormNavigation,
  provider: string,
): (() => void) | undefined {
  const { open, deferred } = navigation;
  const cell = open.session.pages
    .flatMap(({ cells }) => shownCellsIn(cells))
    .find((one) => isLoginField(one, provider));
  return cell && (() => void deferred?.goToField(navigation, cell.key));
}

function isLoginField({ definition, field }: Cell, provider: string): boolean {
  if (definition.role !== 'input' || definition.provenBy !== 'login') return false;
  // Every field type that is answered by a login has these settings.
  return (field.custom_properties as AuthSettings | undefined)?.integration_id === provider;
}
