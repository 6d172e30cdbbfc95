import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Version } from '@form-builder/core/contract/staff/versions.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { messages } from '../../locales/nl.po';
import { sessionState } from '../../session/session-state.ts';
import { PublishButton } from './publish-button.tsx';

const proposedInTest: Version['environments'] = [
  { id: 'test', state: 'proposed', at: '', user: null, remark: null },
];

function show(permissions: Permission[], environments: Version['environments'] = []): void {
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
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <PublishButton version={{ environments }} onPublish={() => undefined} />
      </MantineProvider>
    </I18nProvider>,
  );
}

const button = () => screen.queryByRole('button', { name: 'Publiceren' });

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

describe('the publish button', () => {
  test('is shown to users who edit forms', () => {
    show(['form-read', 'form-edit']);
    expect(button()).not.toBeNull();
  });

  test('is there for a reviewer once a version is proposed', () => {
    show(['form-read', 'form-review-test'], proposedInTest);
    expect(button()).not.toBeNull();
  });

  test('is not there for a reviewer of a draft', () => {
    show(['form-read', 'form-review-test']);
    expect(button()).toBeNull();
  });

  test('is hidden from users who only read', () => {
    show(['form-read', 'submission-read'], proposedInTest);
    expect(button()).toBeNull();
  });
});
