import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { messages } from '../locales/nl.po';
import { sessionState } from '../session/session-state.ts';

/** Draws a part of the admin app as it stands on a screen: in Dutch, with the theme and a cache of its own. */
export function renderScreen(part: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">{part}</MantineProvider>
      </I18nProvider>
    </QueryClientProvider>,
  );
}

/** What jsdom lacks, and the Dutch texts: once before the tests of a file. */
export function prepareScreens(): void {
  i18n.loadAndActivate({ locale: 'nl', messages });
  // jsdom has no media queries; the library asks for them.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Signs in a user of the tenant who has these permissions and no other. */
export function signInWith(permissions: readonly Permission[]): void {
  sessionState.user = {
    id: '018f2b1e-0000-7000-8000-000000000003',
    name: 'Noor',
    email: 'noor@example.nl',
    first_name: 'Noor',
    last_name: '',
    position: null,
    locale: 'nl_NL',
    seen_at: null,
    is_active: true,
    is_root: false,
    roles: [],
    permissions: [...permissions],
    created_at: '',
    updated_at: '',
  };
}
