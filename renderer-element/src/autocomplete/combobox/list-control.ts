import type { KeyboardEvent } from 'react';

/** What the box says of its list. */
export interface ShownList {
  readonly isOpen: boolean;
  /** The id of the entry that Enter chooses. */
  readonly activeId: string | undefined;
}

/** Words to open the list with, and the entry that is active then; -1 for none. */
export interface AskedList {
  readonly words: string;
  readonly first: number;
}

/** What the box may ask of its list. */
export interface ListControl {
  open(words: string, first: number): void;
  pressKey(event: KeyboardEvent<HTMLInputElement>): void;
  leave(): void;
}
