import { useState } from 'react';
import type { Choice } from './choice.ts';
import { keyAction } from './combobox-keys.ts';
import type { ListControl } from './list-control.ts';
import type { ComboboxProps } from './combobox-props.ts';
import { useSearch, type Search } from './use-search.ts';

interface Options<C extends Choice> extends Pick<
  ComboboxProps<C>,
  'chosenText' | 'find' | 'minCharacters' | 'pauseMs' | 'onChoose' | 'onText'
> {
  /** The text typed since the last choice. */
  readonly typed: string | null;
  setTyped(typed: string | null): void;
}

/** The state of a combobox's list: its results, whether it is open, and the active option. */
function useOpenList<C extends Choice>({ find, minCharacters = 0, pauseMs = 0 }: Options<C>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search: Search<C> = useSearch({ find, minCharacters, pauseMs });
  return {
    search,
    isOpen,
    active,
    setActive,
    open(words: string, first = -1) {
      setOpen(true);
      setActive(first);
      search.search(words);
    },
    close() {
      setOpen(false);
      setActive(-1);
      search.stop();
    },
  };
}

/** Manages the state of a combobox's list; also returns the control for its input. */
export function useCombobox<C extends Choice>(options: Options<C>) {
  const { typed, setTyped, chosenText, onChoose, onText } = options;
  const list = useOpenList(options);
  const { choices } = list.search;
  const choose = (choice: C | undefined) => {
    if (!choice) return;
    onChoose(choice);
    setTyped(null);
    list.close();
  };
  const actions = {
    open: () => list.open(typed ?? '', 0),
    close: list.close,
    choose: () => choose(choices[list.active]),
    wipe: () => {
      setTyped(null);
      onText('');
    },
  };
  const control: ListControl = {
    open: list.open,
    pressKey(event) {
      const { isOpen, active } = list;
      const hasText = (typed ?? chosenText) !== '';
      const action = keyAction(event, { isOpen, active, count: choices.length, hasText });
      if (!action) return;
      event.preventDefault();
      // The host page may close something on Escape as well.
      event.stopPropagation();
      if (action.do === 'move') list.setActive(action.to);
      else actions[action.do]();
    },
    leave() {
      list.close();
      if (typed !== null) choose(choices.find(({ label }) => isSame(label, typed)));
    },
  };
  return { ...list, choose, control };
}

function isSame(label: string, typed: string): boolean {
  return label.trim().toLowerCase() === typed.trim().toLowerCase();
}
