import type { AuthSettings } from '@form-builder/core/field-types/auth/auth.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import type { Walk } from '../visit/walk.ts';

/**
 * What brings the visitor to where they log in with a provider: the question that asks for it, else the
 * screen before the form; `undefined` when neither is there.
 */
export function wayToLogin(walk: Walk, provider: string): (() => void) | undefined {
  const { open, loaded, end } = walk;
  const cell = open.session.pages
    .flatMap(({ cells }) => cells.flatMap(shownWithin))
    .find((one) => asksFor(one, provider));
  if (cell) return () => end?.toField(walk, cell.key);
  if (loaded.form.submission_settings.login_provider !== provider) return undefined;
  return () => {
    walk.state.screen = 'login';
    walk.focus({ on: 'heading' });
  };
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
