import type { Cell } from '@form-builder/core/session/session.ts';

/**
 * The ids of a field's parts, the same on the server and in the browser: from the cell's key, so unique
 * within one form and stable while rows move. Made when they are read: most fields have no hint or error.
 */
export class FieldIds {
  readonly #key: string;

  constructor({ key }: Pick<Cell, 'key'>) {
    this.#key = key;
  }

  get frame(): string {
    return `field-${this.#key}`;
  }

  get label(): string {
    return `label-${this.#key}`;
  }

  get control(): string {
    return `control-${this.#key}`;
  }

  get hint(): string {
    return `hint-${this.#key}`;
  }

  get error(): string {
    return `error-${this.#key}`;
  }
}
