import type { KeyboardEvent } from 'react';

/** The state of the list that the input exposes (ARIA). */
export interface ShownList {
  readonly isOpen: boolean;
  /** The id of the option that Enter chooses. */
  readonly activeId: string | undefined;
}

/** The query to open the list with, and the option that is active then; -1 for none. */
export interface RequestedList {
  readonly words: string;
  readonly first: number;
}

/** How the input controls its list. */
export interface ListControl {
  open(words: string, first: number): void;
  pressKey(event: KeyboardEvent<HTMLInputElement>): void;
  leave(): void;
}
