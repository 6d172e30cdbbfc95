import { proxy } from 'valtio/vanilla';

/** How many places on the page show the login of a provider, by provider. */
export const visibleLoginPanels = proxy<Record<string, number>>({});

/** Registers a place that shows the login; returns the function that unregisters it. */
export function registerLoginPanel(provider: string): () => void {
  visibleLoginPanels[provider] = (visibleLoginPanels[provider] ?? 0) + 1;
  return () => {
    visibleLoginPanels[provider] = (visibleLoginPanels[provider] ?? 1) - 1;
  };
}
