import { lazyModule } from '../../lazy-modules/lazy-module.ts';

/** The list of a combobox: fetched on focus or when the pointer enters. */
export const suggestions = lazyModule(() => import('./suggestion-box.tsx'), []);
