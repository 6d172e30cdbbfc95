import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { withScreenTexts } from '../languages/with-texts.ts';
import { useWasOpened } from './use-was-opened.ts';

const load = withScreenTexts(() => import('../search/search-panel.tsx'));
const SearchPanel = lazy(async () => ({ default: (await load()).SearchPanel }));

const state = proxy({ isOpen: false });

export function openSearchPanel(): void {
  state.isOpen = true;
}

function closeSearchPanel(): void {
  state.isOpen = false;
}

/** The search panel, whose code is fetched when it is first opened: by the top bar, or with Ctrl K. */
export function LazySearchPanel() {
  const { isOpen } = useSnapshot(state);
  useHotkeys([['mod+K', openSearchPanel]]);
  return (
    useWasOpened(isOpen) && (
      <Suspense fallback={null}>
        <SearchPanel isOpen={isOpen} onClose={closeSearchPanel} />
      </Suspense>
    )
  );
}
