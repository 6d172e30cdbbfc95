import { lazyModule } from '../../lazy-modules/lazy-module.ts';

/** Loads the list of a combobox; called on focus or when the pointer enters. */
export const suggestions = lazyModule(() => import('./suggestion-box.tsx'), []);
