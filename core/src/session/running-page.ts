import { aspects } from '../logic/action.ts';
import type { Page } from '../form/form-definition.ts';
import type { Instance, SessionCell } from './cells/session-cell.ts';
import type { ProgramPage } from './program/program.ts';
import type { ProgramField } from './program/program-field.ts';
import type { SessionPage } from './session.ts';

/**
 * A page that creates its cells on demand. A class, because V8 keeps what the getters of an object literal close
 * over until a full garbage collection: the whole session.
 */
export class RunningPage implements SessionPage {
  readonly page: Page;
  readonly #top: readonly ProgramField[];
  readonly #form: Instance;
  #cells: readonly SessionCell[] | undefined;

  constructor({ page, top }: ProgramPage, form: Instance) {
    this.page = page;
    this.#top = top;
    this.#form = form;
  }

  get cells(): readonly SessionCell[] {
    return (this.#cells ??= this.#form.cellsOf(this.#top));
  }

  get visible(): boolean {
    return this.#top.some((field) => hasContent(field, this.#form));
  }
}

/** Whether a field has visible content: a group does when one of its fields does. */
function hasContent({ fieldIndex, rowScope, children }: ProgramField, form: Instance): boolean {
  if (((form.states[fieldIndex] ?? 0) & aspects.visible) === 0) return false;
  if (rowScope || children.length === 0) return true;
  return children.some((child) => hasContent(child, form));
}
