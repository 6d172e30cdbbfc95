import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sessionState } from '../../session/session-state.ts';
import { prepareScreens, renderScreen, signInWith } from '../../testing/render-screen.tsx';
import { PublishButton } from './publish-button.tsx';

const proposedInTest: Version['environments'] = [
  { id: 'test', state: 'proposed', at: '', user: null, remark: null, reviewers: [] },
];

function show(permissions: Permission[], environments: Version['environments'] = []): void {
  signInWith(permissions);
  renderScreen(
    <PublishButton version={{ form_type: 'form', environments }} onPublish={() => undefined} />,
  );
}

const button = () => screen.queryByRole('button', { name: 'Publiceren' });

beforeAll(prepareScreens);
afterEach(() => {
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
