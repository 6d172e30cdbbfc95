import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useWasOpened } from './use-was-opened.ts';

const ShortcutList = lazy(async () => ({
  default: (await import('./shortcut-list.tsx')).ShortcutList,
}));

const state = proxy({ isOpen: false });

export function openShortcutList(): void {
  state.isOpen = true;
}

function closeShortcutList(): void {
  state.isOpen = false;
}

/** The list of shortcuts, whose code is fetched when it is first opened: by the top bar, or with `?`. */
export function LazyShortcutList() {
  const { isOpen } = useSnapshot(state);
  useHotkeys([
    ['shift+?', openShortcutList, { usePhysicalKeys: false }],
    ['?', openShortcutList],
  ]);
  return (
    useWasOpened(isOpen) && (
      <Suspense fallback={null}>
        <ShortcutList isOpen={isOpen} onClose={closeShortcutList} />
      </Suspense>
    )
  );
}
