import type { Cell } from '@form-builder/core/session/session.ts';

/**
 * The ids of a field's elements, derived from the cell's key: equal on the server and in the
 * browser, unique within one form, and stable while rows move. Created when they are read, because
 * most fields have no hint or error.
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
