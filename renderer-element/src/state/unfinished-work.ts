import type { Cell, Session } from '@form-builder/core/session/session.ts';
import type { FieldError } from './field-errors.ts';

/** What a visitor began in a field and would lose: drawn areas, a search, a file on its way. */
export interface UnfinishedWork {
  readonly cell: Cell;
  /** Whether it goes on while another page is shown. */
  readonly continuesElsewhere?: boolean;
  /** Makes it an answer, or tells why the visitor must act first. */
  finish(): Promise<FieldError | undefined>;
}

const held = new Set<UnfinishedWork>();
let asking = 0;

/**
 * Lets the browser ask before it closes the page, until the returned function is called. Only while
 * needed: a page with such a listener cannot return from the browser's cache.
 */
export function askBeforeClosing(): () => void {
  asking += 1;
  window.addEventListener('beforeunload', askFirst);
  return () => {
    asking -= 1;
    if (asking === 0) window.removeEventListener('beforeunload', askFirst);
  };
}

/** Keeps the form on its page until the work is finished; returns the function that lets go. */
export function holdForWork(work: UnfinishedWork): () => void {
  const stopAsking = askBeforeClosing();
  held.add(work);
  return () => {
    held.delete(work);
    stopAsking();
  };
}

/** The unfinished work in the fields of a session that the visitor can reach. */
export function unfinishedWorkIn(session: Session): readonly UnfinishedWork[] {
  return [...held].filter(
    ({ cell }) => cell.visible && cell.enabled && session.findCell(cell.key) === cell,
  );
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
