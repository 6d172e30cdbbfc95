import { panelPart } from '../panel-part.ts';

/** What the organisation offers in the palette, which waits for its providers and building blocks anyway. */
export const LazyOwnPalette = panelPart(() => import('./own-palette.tsx'), 'OwnPalette');
