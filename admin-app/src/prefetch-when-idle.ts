import { whenIdle } from './frame/when-idle.ts';
import { loadTexts } from './languages/languages.ts';

/** Fetches what most visits need after the first screen, once the browser has nothing better to do. */
export function prefetchWhenIdle(): void {
  whenIdle(() => {
    // What fails here is fetched again when it is needed.
    void Promise.allSettled([
      loadTexts('screens'),
      import('./session-end/session-end-area.ts'),
      import('./search/search-panel.tsx'),
      import('./frame/menu-drawer.tsx'),
      import('./frame/shortcut-list.tsx'),
    ]);
  });
}
