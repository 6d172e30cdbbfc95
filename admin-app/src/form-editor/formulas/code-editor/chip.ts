import { WidgetType } from '@codemirror/view';
import styles from './code-editor.module.css';

/** A field in a text, by its label: what is stored is its short id. */
export class Chip extends WidgetType {
  readonly #name: string;
  readonly #isKnown: boolean;

  constructor(name: string, isKnown: boolean) {
    super();
    this.#name = name;
    this.#isKnown = isKnown;
  }

  override eq(other: Chip): boolean {
    return other.#name === this.#name && other.#isKnown === this.#isKnown;
  }

  override toDOM(): HTMLElement {
    const chip = document.createElement('span');
    chip.className = (this.#isKnown ? styles.chip : styles.unknownChip) ?? '';
    chip.textContent = this.#name;
    return chip;
  }
}
