import { useEffect } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';

interface CommandName {
  readonly label: string;
  /** Other words by which it is found. */
  readonly words?: string;
  /** The keyboard shortcut: `Ctrl Z`. */
  readonly keys?: string;
  /** One of many, such as the fields of a form: offered once the user searches, the first few. */
  readonly isOnlyFound?: boolean;
}

/** Something that the open screen can do, or an address to which it leads, as the search panel offers it. */
export type ScreenCommand = CommandName & ({ readonly run: () => void } | { readonly to: string });

type LoadCommands = () => Promise<readonly ScreenCommand[]>;

const state = proxy<{ load: LoadCommands | null }>({ load: null });

/** Offers commands in the search panel while a screen is shown; they load when the panel opens. */
export function useScreenCommands(load: LoadCommands): void {
  useEffect(() => {
    state.load = ref(load);
    return () => {
      state.load = null;
    };
  }, [load]);
}

/** Loads the commands of the open screen; `null` when it has none. */
export function useCommandLoader(): LoadCommands | null {
  return useSnapshot(state).load;
}
