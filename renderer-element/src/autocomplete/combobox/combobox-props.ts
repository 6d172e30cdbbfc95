import type { Cell } from '@form-builder/core/session/session.ts';
import type { Choice, FindChoices } from './choice.ts';

/** The props of a combobox. */
export interface ComboboxProps<C extends Choice> {
  readonly id: string;
  /** The id of its accessible name, where it has no label element. */
  readonly labelledBy?: string | undefined;
  /** The text of the current choice; shown while the visitor is not typing. */
  readonly chosenText: string;
  readonly placeholder?: string | undefined;
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  /**
   * The field, when the typed text is not part of its answer: the visitor must choose or clear it
   * before leaving the page.
   */
  readonly searchOf?: Cell;
  readonly find: FindChoices<C>;
  readonly minCharacters?: number;
  readonly pauseMs?: number;
  /** Opens the whole list before the visitor types. */
  readonly opensEmpty?: boolean;
  /** The maximum number of results of a search: a search that returns this many may have more. */
  readonly maxEntries?: number;
  readonly autoComplete?: string | undefined;
  /** A description of a choice, shown under its label. */
  detailOf?(choice: C): string | undefined;
  onChoose(choice: C): void;
  /** The visitor changed the text without making a choice; empty after clearing it. */
  onText(text: string): void;
  onLeave(): void;
}
