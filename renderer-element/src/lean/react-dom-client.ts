import { hydrate, render, type ComponentChild } from 'preact';

/**
 * What `react-dom/client` means in the built element. What stands in the container already was
 * painted by the same views: the first drawing takes it over instead of making it anew.
 */
export function createRoot(container: ShadowRoot) {
  let draw = container.firstChild ? hydrate : render;
  return {
    render(child: ComponentChild) {
      draw(child, container);
      draw = render;
    },
    unmount: () => render(null, container),
  };
}
