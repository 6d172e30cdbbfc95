/** The action of a key in a combobox. */
export type KeyAction =
  | { readonly do: 'move'; readonly to: number }
  | { readonly do: 'open' | 'close' | 'choose' | 'wipe' };

interface ListState {
  readonly isOpen: boolean;
  readonly active: number;
  readonly count: number;
  /** Whether the input contains text. */
  readonly hasText: boolean;
}

interface Key {
  readonly key: string;
  readonly altKey: boolean;
}

/**
 * The action of a key (ARIA Authoring Practices, combobox with a listbox); `undefined` for other
 * keys.
 */
export function keyAction({ key, altKey }: Key, list: ListState): KeyAction | undefined {
  return keys[key]?.(list, altKey);
}

const keys: Readonly<Record<string, (list: ListState, alt: boolean) => KeyAction | undefined>> = {
  ArrowDown: ({ isOpen, active, count }) => {
    if (!isOpen) return { do: 'open' };
    return count === 0 ? undefined : { do: 'move', to: (active + 1) % count };
  },
  ArrowUp: ({ isOpen, active, count }, alt) => {
    if (alt && isOpen) return { do: 'close' };
    if (!isOpen) return { do: 'open' };
    return count === 0 ? undefined : { do: 'move', to: active <= 0 ? count - 1 : active - 1 };
  },
  // Enter in a closed list submits the form, as in any input.
  Enter: ({ isOpen, active }) => {
    if (!isOpen) return undefined;
    return active >= 0 ? { do: 'choose' } : { do: 'close' };
  },
  Escape: ({ isOpen, hasText }) => {
    if (isOpen) return { do: 'close' };
    return hasText ? { do: 'wipe' } : undefined;
  },
  PageDown: ({ isOpen, count }) =>
    isOpen && count > 0 ? { do: 'move', to: count - 1 } : undefined,
  PageUp: ({ isOpen, count }) => (isOpen && count > 0 ? { do: 'move', to: 0 } : undefined),
};
