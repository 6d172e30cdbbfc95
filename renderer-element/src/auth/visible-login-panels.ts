import { proxy } from 'valtio/vanilla';

/** How many places on the page show the login with a provider, by the provider. */
export const visibleLoginPanels = proxy<Record<string, number>>({});

/** Notes that a place shows the login; gives the way to take that back. */
export function registerLoginPanel(provider: string): () => void {
  visibleLoginPanels[provider] = (visibleLoginPanels[provider] ?? 0) + 1;
  return () => {
    visibleLoginPanels[provider] = (visibleLoginPanels[provider] ?? 1) - 1;
  };
}
