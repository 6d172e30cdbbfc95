import { FormBuilderRenderElement } from './element.ts';

/** Defines the tag once: a page may load the script twice. */
if (!customElements.get('form-builder-render')) {
  customElements.define('form-builder-render', FormBuilderRenderElement);
}
