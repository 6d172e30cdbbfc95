import { useEffect } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';

/** Something that the open screen can do, as the search panel offers it. */
export interface ScreenCommand {
  readonly label: string;
  /** The keyboard shortcut: `Ctrl Z`. */
  readonly keys?: string;
  readonly run: () => void;
}

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
