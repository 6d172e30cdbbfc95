import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { messages } from '../locales/nl.po';
import { sessionState } from '../session/session-state.ts';
import { MaskedAnswersNotice } from './masked-answers-notice.tsx';

function show(permissions: Permission[], masked: string[]): void {
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
    permissions,
    created_at: '',
    updated_at: '',
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <MaskedAnswersNotice submission={{ id: 'x', masked }} onUnmasked={() => undefined} />
        </MantineProvider>
      </I18nProvider>
    </QueryClientProvider>,
  );
}

const button = () => screen.queryByRole('button', { name: 'Antwoorden tonen' });
const notice = () => screen.queryByText('Gevoelige antwoorden zijn afgeschermd');

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'nl', messages });
  // jsdom has no media queries; the library asks for them.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  sessionState.user = null;
});

test('masked answers can be shown by who has the right', () => {
  show(['submission-read', 'submission-unmask'], ['bsn']);
  expect(button()).not.toBeNull();
});

test('who has not is told whom to ask', () => {
  show(['submission-read'], ['bsn']);
  expect(notice()).not.toBeNull();
  expect(button()).toBeNull();
});

test('nothing is said where nothing is masked', () => {
  show(['submission-read', 'submission-unmask'], []);
  expect(notice()).toBeNull();
});
