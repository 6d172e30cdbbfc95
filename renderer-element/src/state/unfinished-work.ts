import type { Cell, Session } from '@form-builder/core/session/session.ts';
import type { FieldError } from './errors/field-errors.ts';

/** Unfinished work in a field that could be lost: drawn areas, a search, a running upload. */
export interface UnfinishedWork {
  readonly cell: Cell;
  /** Whether the work continues while another page is shown. */
  readonly continuesElsewhere?: boolean;
  /** False once the host page removed the form; closing the page then loses no work. */
  readonly isInPage?: (() => boolean) | undefined;
  /** Turns the work into an answer, or returns what the visitor must do first. */
  finish(): Promise<FieldError | undefined>;
}

type IsAsking = () => boolean;

const held = new Set<UnfinishedWork>();
const questions = new Set<IsAsking>();

/**
 * Lets the browser ask before it closes the page, until the returned function is called. Use it
 * only while needed: browsers do not keep a page with such a listener in their back/forward cache.
 */
export function askBeforeClosing(isAsking: IsAsking = () => true): () => void {
  const question: IsAsking = () => isAsking();
  questions.add(question);
  window.addEventListener('beforeunload', askFirst);
  return () => {
    questions.delete(question);
    if (questions.size === 0) window.removeEventListener('beforeunload', askFirst);
  };
}

/** Keeps the form on its page until the work is finished; returns the function that ends this. */
export function holdForWork(work: UnfinishedWork): () => void {
  const stopAsking = askBeforeClosing(work.isInPage);
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
  if ([...questions].some((isAsking) => isAsking())) event.preventDefault();
}
