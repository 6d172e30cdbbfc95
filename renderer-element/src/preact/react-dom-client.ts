import { render, type ComponentChild } from 'preact';

/** What `react-dom/client` means in the built element. */
export function createRoot(container: ShadowRoot) {
  return {
    render: (child: ComponentChild) => render(child, container),
    unmount: () => render(null, container),
  };
}
