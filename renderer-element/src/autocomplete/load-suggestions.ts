import { laterPart } from '../lazy-modules/lazy-module.ts';

/** The list under a box with suggestions: fetched when somebody comes to the box. */
export const suggestions = laterPart(() => import('./suggestion-box.tsx'), []);
