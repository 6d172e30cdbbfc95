import type { Cell } from '@form-builder/core/session/session.ts';
import type { Choice, FindChoices } from './choice.ts';

/** The props of a combobox. */
export interface ComboboxProps<C extends Choice> {
  readonly id: string;
  /** The id of its accessible name, where it has no label element. */
  readonly labelledBy?: string | undefined;
  /** The text while the visitor types nothing: the current choice. */
  readonly chosenText: string;
  readonly placeholder?: string | undefined;
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  /**
   * The field, when its answer does not hold the typed text: the visitor chooses or clears that before
   * leaving the page.
   */
  readonly searchOf?: Cell;
  readonly find: FindChoices<C>;
  readonly leastCharacters?: number;
  readonly pauseMs?: number;
  /** Opens the whole list before the visitor types. */
  readonly opensEmpty?: boolean;
  /** The most results a search returns: with this many there may be more. */
  readonly most?: number;
  readonly autoComplete?: string | undefined;
  /** A description of a choice, shown under its label. */
  detailOf?(choice: C): string | undefined;
  onChoose(choice: C): void;
  /** The visitor changed the text without making a choice; empty after clearing it. */
  onText(text: string): void;
  onLeave(): void;
}
