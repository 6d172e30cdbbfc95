import type { PrerenderedPage, PublicForm } from './visitor/public-forms.ts';

/** Where a form is painted for. */
export interface PrerenderOptions {
  /** As `xx-XX`. */
  readonly locale: string;
  /** The page is the form's own: its heading is the first. */
  readonly asOwnPage: boolean;
}

/**
 * What the element's build makes for the server (`renderer-element/dist/server/prerender.js`): the
 * server loads the built file and never the element's source.
 */
export interface Prerenderer {
  /** Paints the first page of an empty form as the element itself would draw it. */
  prerender(form: PublicForm, prerendering: PrerenderOptions): PrerenderedPage;
  /** The element's styles, with those of every field type. */
  readonly styles: string;
}
