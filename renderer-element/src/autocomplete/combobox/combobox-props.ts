import type { Choice, FindChoices } from './choice.ts';

/** What a box with suggestions is given. */
export interface ComboboxProps<C extends Choice> {
  readonly id: string;
  /** The id of its name, where no label belongs to it. */
  readonly labelledBy?: string | undefined;
  /** What the box says while nothing is typed: the choice made. */
  readonly chosenText: string;
  readonly placeholder?: string | undefined;
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly find: FindChoices<C>;
  readonly leastCharacters?: number;
  readonly pauseMs?: number;
  /** There is a list to look through before anything is typed. */
  readonly opensEmpty?: boolean;
  /** The longest list the search gives: as many as this means that there may be more. */
  readonly most?: number;
  readonly autoComplete?: string | undefined;
  /** More about a choice, under its label. */
  detailOf?(choice: C): string | undefined;
  onChoose(choice: C): void;
  /** The text was changed and no choice made of it; empty when it was wiped. */
  onText(text: string): void;
  onLeave(): void;
}
