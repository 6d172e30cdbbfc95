/**
 * What `react` means in the built element: preact's named exports, and the one member of the default
 * export that r2wc uses. The whole default export would bring all of compat along.
 */
import { createElement } from 'preact/compat';

// @ts-expect-error Its types speak of one object; the file is a module.
export * from 'preact/compat';
export default { createElement };
