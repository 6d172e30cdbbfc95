import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { messages } from '../locales/nl.po';
import { messages as editorMessages } from '../locales/editor/nl.po';
import { messages as startMessages } from '../locales/start/nl.po';
import { sessionState } from '../session/session-state.ts';
import { buildUser } from './build-user.ts';

// A failed request is shown without a retry, as in the app.
const options = { defaultOptions: { queries: { retry: false } } } as const;

/**
 * Renders a part of the admin app in Dutch, with the theme and a new query cache, which it returns.
 */
export function renderScreen(part: ReactNode): QueryClient {
  const client = new QueryClient(options);
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">{part}</MantineProvider>
      </I18nProvider>
    </QueryClientProvider>,
  );
  return client;
}

/** Adds what jsdom lacks, and loads the Dutch texts; call it once before the tests of a file. */
export function prepareScreens(): void {
  // Beside core's texts, which are loaded once for all files.
  i18n.load('nl', { ...startMessages, ...editorMessages, ...messages });
  i18n.activate('nl');
  // jsdom has no media queries, which the component library needs.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // jsdom has no fonts, layout or scrolling, which the component library needs.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollBy = () => undefined;
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
}

/** Signs in a user of the tenant who has these permissions and no other. */
export function signInWith(permissions: readonly Permission[]): void {
  sessionState.user = buildUser({ permissions: [...permissions] });
}
