import { proxy } from 'valtio/vanilla';

/** How many places on the page show the login with a provider, by the provider. */
export const shownPanels = proxy<Record<string, number>>({});

/** Notes that a place shows the login; gives the way to take that back. */
export function notePanel(provider: string): () => void {
  shownPanels[provider] = (shownPanels[provider] ?? 0) + 1;
  return () => {
    shownPanels[provider] = (shownPanels[provider] ?? 1) - 1;
  };
}
