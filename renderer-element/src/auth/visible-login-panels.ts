import { proxy } from 'valtio/vanilla';

/** The number of login panels on the page, by provider. */
export const visibleLoginPanels = proxy<Record<string, number>>({});

/** Registers a login panel; returns the function that unregisters it. */
export function registerLoginPanel(provider: string): () => void {
  visibleLoginPanels[provider] = (visibleLoginPanels[provider] ?? 0) + 1;
  return () => {
    visibleLoginPanels[provider] = (visibleLoginPanels[provider] ?? 1) - 1;
  };
}
