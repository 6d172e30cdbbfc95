import { useState, type KeyboardEvent } from 'react';
import type { Choice } from './choice.ts';
import { keyAction } from './combobox-keys.ts';
import type { ComboboxProps } from './combobox.tsx';
import { useSearch, type Search } from './use-search.ts';

type Options<C extends Choice> = Pick<
  ComboboxProps<C>,
  'chosenText' | 'find' | 'leastCharacters' | 'pauseMs' | 'onChoose' | 'onText' | 'onLeave'
>;

/** The list under the box: what was found, whether it is open, which entry is active. */
function useOpenList<C extends Choice>({ find, leastCharacters = 0, pauseMs = 0 }: Options<C>) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search: Search<C> = useSearch({ find, leastCharacters, pauseMs });
  return {
    ...{ search, isOpen, active, setActive },
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

/** What a box with suggestions shows and does: its text, its list, and which of it is active. */
export function useCombobox<C extends Choice>(options: Options<C>) {
  const { chosenText, onChoose, onText } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const list = useOpenList(options);
  const { choices } = list.search;
  const shown = typed ?? chosenText;
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
  return {
    ...{ ...list, shown, choose },
    type(text: string) {
      setTyped(text);
      onText(text);
      list.open(text);
    },
    pressKey(event: KeyboardEvent<HTMLInputElement>) {
      const { isOpen, active } = list;
      const action = keyAction(event, {
        ...{ isOpen, active },
        count: choices.length,
        hasText: shown !== '',
      });
      if (!action) return;
      event.preventDefault();
      // The page around the form may close something on Escape as well.
      event.stopPropagation();
      if (action.do === 'move') list.setActive(action.to);
      else actions[action.do]();
    },
    leave() {
      list.close();
      if (typed !== null) choose(choices.find(({ label }) => isSame(label, typed)));
      options.onLeave();
    },
  };
}

function isSame(label: string, typed: string): boolean {
  return label.trim().toLowerCase() === typed.trim().toLowerCase();
}
