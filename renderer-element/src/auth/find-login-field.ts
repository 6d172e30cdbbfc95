import type { AuthSettings } from '@form-builder/core/field-types/auth/auth.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';

/**
 * Returns what focuses the visible field for a login with this provider; `undefined` when the form
 * has none. The login screen before a form does not count: it begins the form anew.
 */
export function findLoginField(
  navigation: FormNavigation,
  provider: string,
): (() => void) | undefined {
  const { open, deferred } = navigation;
  const cell = open.session.pages
    .flatMap(({ cells }) => cells.flatMap(visibleCellsIn))
    .find((one) => isLoginField(one, provider));
  return cell && (() => void deferred?.goToField(navigation, cell.key));
}

function visibleCellsIn(cell: Cell): readonly Cell[] {
  if (!cell.visible) return [];
  const inside = [...cell.children, ...cell.rows.flatMap(({ cells }) => cells)];
  return [cell, ...inside.flatMap(visibleCellsIn)];
}

function isLoginField({ definition, field }: Cell, provider: string): boolean {
  if (definition.role !== 'input' || definition.provenBy !== 'login') return false;
  // Types that a login proves have these settings.
  return (field.custom_properties as AuthSettings | undefined)?.integration_id === provider;
}
