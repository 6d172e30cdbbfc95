import type { VisitCount } from '@form-builder/core/contract/visitor/visit-counts.ts';

/** Follows at which field of a page a visitor leaves the form. */
export interface FieldDropOut {
  /** Notes that the visitor touched a field of the page. */
  touch(fieldId: string): void;
  /** Notes that the page was hidden, perhaps for good: counts the last touched field as left. */
  hide(): void;
  /** Notes the end of the page, after which no field is touched: the visitor went on, or stopped. */
  endPage(wentOn: boolean): void;
}

/** A hidden page may come back: the count of a visitor who goes on after all is taken back by another count. */
export function createFieldDropOut(waiting: VisitCount[]): FieldDropOut {
  let touched: string | undefined;
  let left: string | undefined;
  const goOn = () => {
    if (left !== undefined) waiting.push({ kind: 'field_back', subject: left });
    left = undefined;
  };
  const hide = () => {
    if (touched === undefined || left !== undefined) return;
    left = touched;
    waiting.push({ kind: 'field_left', subject: left });
  };
  return {
    touch(fieldId) {
      if (fieldId !== touched) goOn();
      touched = fieldId;
    },
    hide,
    endPage(wentOn) {
      if (wentOn) goOn();
      else hide();
      touched = undefined;
    },
  };
}
