/**
 * What `@r2wc/core` means in the built element: an element that draws once it is in the page. The
 * real one also turns attributes and events into properties of many types, which this element does
 * by itself (`element-attributes.ts`). See `docs/decisions/0007-first-render.md`.
 */
interface Drawing<View, Context> {
  mount(container: ShadowRoot, view: View, props: object): Context;
  update(context: Context, props: object): void;
  unmount(context: Context): void;
}

/** As r2wc has them: `element.ts` overrides and reads these members. */
const connected = Symbol.for('r2wc.connected');
const drawn = Symbol.for('r2wc.context');
const render = Symbol.for('r2wc.render');
const props = Symbol.for('r2wc.props');

/** Makes the class of an element that shows a view in its shadow root. */
// eslint-disable-next-line no-restricted-exports -- r2wc asks for the default export
export default function toElement<View, Context>(
  view: View,
  { shadow: mode }: { readonly shadow: ShadowRootMode },
  drawing: Drawing<View, Context>,
) {
  return class extends HTMLElement {
    readonly container = this.attachShadow({ mode });
    [connected] = true;
    [drawn]: Context | undefined;
    [props] = {};

    connectedCallback() {
      this[connected] = true;
      this[render]();
    }

    disconnectedCallback() {
      this[connected] = false;
      if (this[drawn]) drawing.unmount(this[drawn]);
      this[drawn] = undefined;
    }

    [render]() {
      if (!this[connected]) return;
      if (this[drawn]) drawing.update(this[drawn], this[props]);
      else this[drawn] = drawing.mount(this.container, view, this[props]);
    }
  };
}
