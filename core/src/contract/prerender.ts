import type { PrerenderedPage, PublicForm } from './visitor/public-forms.ts';

/** The target of a prerendered form. */
export interface PrerenderOptions {
  /** A locale as `xx-XX`. */
  readonly locale: string;
  /** The page consists of the form: its heading is the `h1`. */
  readonly asOwnPage: boolean;
}

/**
 * The output of the element's build for the server (`renderer-element/dist/server/prerender.js`): the server
 * loads the built file and never the element's source.
 */
export interface Prerenderer {
  /** Renders the first page of an empty form as the element itself would. */
  prerender(form: PublicForm, prerendering: PrerenderOptions): PrerenderedPage;
  /** The element's styles, with those of every field type. */
  readonly styles: string;
}
