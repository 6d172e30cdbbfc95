import { lazyModule } from '../../lazy-modules/lazy-module.ts';

/** The list under a box with suggestions: fetched when somebody comes to the box. */
export const suggestions = lazyModule(() => import('./suggestion-box.tsx'), []);
