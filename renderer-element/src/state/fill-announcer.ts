import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { fillsMessages } from '@form-builder/core/messages/generated/fills/load.ts';
import { SessionCell } from '@form-builder/core/session/cells/session-cell.ts';
import type { Filling } from '@form-builder/core/session/program/program-field.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import { addText } from '../i18n/form-text.ts';

/** Announces, after each change, which fields rules now fill in or no longer fill in. */
export interface FillAnnouncer {
  /** The announcement for changed cells, once its messages are loaded; `undefined` when there is none. */
  report(changed: readonly Cell[], text: FormatContext): Promise<string | undefined>;
}

/** Creates the announcer of a session; part of the code that only forms with such rules load. */
export function createFillAnnouncer(session: Session): FillAnnouncer {
  const before = new WeakMap<SessionCell, Filling | null>();
  const remember = (cell: Cell) => {
    if (isFillable(cell)) before.set(cell, cell.filling);
    cell.children.forEach(remember);
    cell.rows.forEach((row) => row.cells.forEach(remember));
  };
  session.pages.forEach((page) => page.cells.forEach(remember));
  return {
    async report(changed, text) {
      const filled: string[] = [];
      const ended: string[] = [];
      for (const cell of changed.filter(isFillable)) {
        const was = before.get(cell) ?? null;
        before.set(cell, cell.filling);
        if (!cell.visible) continue;
        if (cell.filling) filled.push(cell.field.label);
        else if (was && !isTakenOver(cell, was)) ended.push(cell.field.label);
      }
      if (filled.length + ended.length === 0) return undefined;
      await addText(text, [fillsMessages]);
      const announcement = [
        filled.length > 0 && text.translate('element.filled_in', { fields: filled.join(', ') }),
        ended.length > 0 && text.translate('element.fill_ended', { fields: ended.join(', ') }),
      ];
      return announcement.filter(Boolean).join('. ');
    },
  };
}

const isFillable = (cell: Cell): cell is SessionCell =>
  cell instanceof SessionCell && cell.program.findFilling !== null;

/** The visitor replaced the value or emptied the field, so it is not announced. */
const isTakenOver = ({ own, isKeptEmpty }: SessionCell, was: Filling): boolean =>
  !was.isForced && (isKeptEmpty || own !== null);
