/**
 * What `react` means in the built element: the part of `preact/compat` that the views use, at half
 * its size, and without compat's look at every property of every element that is drawn. A name that
 * is missing here fails the build. See `docs/decisions/0007-first-render.md`.
 */
import { createElement, options, type Component, type VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export { Component, createContext, createElement, Fragment } from 'preact';
export * from 'preact/hooks';
// eslint-disable-next-line no-restricted-exports -- r2wc asks for the default export
export default { createElement };

type Properties = Record<string, unknown>;
type FunctionComponent = (props: Properties) => VNode | null;

/** Draws again only when a property is another one than before. */
export function memo(type: FunctionComponent): FunctionComponent {
  return function Memo(this: Component<Properties>, props) {
    this.shouldComponentUpdate = (next) => isOther(this.props, next) || isOther(next, this.props);
    return createElement(type, props);
  };
}

function isOther(one: Properties, two: Properties): boolean {
  return Object.keys(one).some((name) => one[name] !== two[name]);
}

/**
 * Draws again, at once, when what `read` gives is another value than was drawn. Preact draws without
 * pauses, so what was drawn may be noted while drawing.
 */
export function useSyncExternalStore<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => T,
): T {
  const value = read();
  const [drawn] = useState<{ value: T; read: () => T }>(() => ({ value, read }));
  const [, redraw] = useState<object>(drawn);
  Object.assign(drawn, { value, read });
  useLayoutEffect(() => {
    const look = () => {
      if (!Object.is(drawn.value, drawn.read())) redraw({});
    };
    look();
    return subscribe(look);
  }, [subscribe]);
  return value;
}

const before = options.vnode;

/** What React calls a change, the browser calls input; its other names change while building. */
options.vnode = (vnode) => {
  const { type } = vnode;
  if (type === 'input' || type === 'textarea') hearInput(vnode.props);
  before?.(vnode);
};

function hearInput(props: Properties): void {
  if (!props['onChange'] || /^(?:che|fil|rad)/.test(String(props['type']))) return;
  props['oninput'] = props['onChange'];
  // Deleting it would make all properties slow to read.
  props['onChange'] = undefined;
}
