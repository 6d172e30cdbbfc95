import type { AuthSettings } from '@form-builder/core/field-types/auth/auth.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';

/**
 * What brings the visitor to the question where they log in with a provider; `undefined` when none asks
 * for it. The screen before a form is no way there: it begins the form anew.
 */
export function findLoginField(
  navigation: FormNavigation,
  provider: string,
): (() => void) | undefined {
  const { open, deferred } = navigation;
  const cell = open.session.pages
    .flatMap(({ cells }) => cells.flatMap(shownWithin))
    .find((one) => asksFor(one, provider));
  return cell && (() => deferred?.goToField(navigation, cell.key));
}

function shownWithin(cell: Cell): readonly Cell[] {
  if (!cell.visible) return [];
  const inside = [...cell.children, ...cell.rows.flatMap(({ cells }) => cells)];
  return [cell, ...inside.flatMap(shownWithin)];
}

function asksFor({ definition, field }: Cell, provider: string): boolean {
  if (definition.role !== 'input' || definition.provenBy !== 'login') return false;
  // What logins prove are answers of types with these settings.
  return (field.custom_properties as AuthSettings | undefined)?.integration_id === provider;
}
