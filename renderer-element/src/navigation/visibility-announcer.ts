import type { PartialFieldTypeRegistry } from '@form-builder/core/field-types/field-types.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';

/** Announces, after each change, how many fields rules show and hide. */
export interface VisibilityAnnouncer {
  /** The announcement for changed cells; `undefined` when no field appeared or disappeared. */
  report(changed: readonly Cell[], text: FormatContext): string | undefined;
}

/** Creates the announcer of the fields that rules show and hide in a session. */
export function createVisibilityAnnouncer({
  session,
  types,
}: {
  readonly session: Session;
  readonly types: PartialFieldTypeRegistry;
}): VisibilityAnnouncer {
  const wasVisible = new WeakMap<Cell, boolean>();
  const remember = (cell: Cell) => {
    wasVisible.set(cell, cell.visible);
    cell.children.forEach(remember);
    cell.rows.forEach((row) => row.cells.forEach(remember));
  };
  session.pages.forEach((page) => page.cells.forEach(remember));
  return {
    report(changed, text) {
      const flipped = changed.filter((cell) => wasVisible.get(cell) === !cell.visible);
      flipped.forEach((cell) => wasVisible.set(cell, cell.visible));
      const questions = flipped.filter((cell) => types[cell.field.type]?.role === 'input');
      const shown = questions.filter((cell) => cell.visible).length;
      const hidden = questions.length - shown;
      const announcement = [
        shown > 0 && text.translate('element.fields_shown', { count: shown }),
        hidden > 0 && text.translate('element.fields_hidden', { count: hidden }),
      ];
      return announcement.filter(Boolean).join('. ') || undefined;
    },
  };
}
