/**
 * What `react` means in the built element: the part of `preact/compat` that the views use, at half
 * its size, and without compat's look at every property of every element that is drawn. A name that
 * is missing here fails the build. See `docs/decisions/0007-first-render.md`.
 */
import { createElement, options, type Component, type VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export { Component, createContext, createElement, createPortal, createRef, Fragment } from 'preact';
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

/** React's names for elements' properties and events, where Preact has the browser's. */
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') rename(vnode.type, vnode.props);
  before?.(vnode);
};

function rename(type: string, props: Properties): void {
  move(props, 'className', 'class');
  move(props, 'onBlur', 'onfocusout');
  move(props, 'onFocus', 'onfocusin');
  if (type === 'textarea' || (type === 'input' && !/^(?:che|fil|rad)/.test(String(props.type)))) {
    move(props, 'onChange', 'oninput');
  }
}

function move(props: Properties, from: string, to: string): void {
  if (!(from in props)) return;
  props[to] = props[from];
  Reflect.deleteProperty(props, from);
}
