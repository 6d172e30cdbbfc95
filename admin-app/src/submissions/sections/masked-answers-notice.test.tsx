import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { sessionState } from '../../session/session-state.ts';
import { prepareScreens, renderScreen, signInWith } from '../../testing/render-screen.tsx';
import { MaskedAnswersNotice } from './masked-answers-notice.tsx';

function show(permissions: Permission[], masked: string[]): void {
  signInWith(permissions);
  renderScreen(
    <MaskedAnswersNotice submission={{ id: 'x', masked }} onUnmasked={() => undefined} />,
  );
}

const button = () => screen.queryByRole('button', { name: 'Antwoorden tonen' });
const notice = () => screen.queryByText('Gevoelige antwoorden zijn afgeschermd');

beforeAll(prepareScreens);
afterEach(() => {
  sessionState.user = null;
});

test('a user with the right can show masked answers', () => {
  show(['submission-read', 'submission-unmask'], ['bsn']);
  expect(button()).not.toBeNull();
});

test('a user without the right sees the notice and no button', () => {
  show(['submission-read'], ['bsn']);
  expect(notice()).not.toBeNull();
  expect(button()).toBeNull();
});

test('the notice stays away where nothing is masked', () => {
  show(['submission-read', 'submission-unmask'], []);
  expect(notice()).toBeNull();
});
