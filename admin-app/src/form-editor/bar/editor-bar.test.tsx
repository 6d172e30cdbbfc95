import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { requestHeadingFocus, takeHeadingFocus } from '../../frame/page/heading-focus.ts';
import { sessionState } from '../../session/session-state.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { signInWith } from '../../testing/render-screen.tsx';
import { EditorBar } from './editor-bar.tsx';

const version = { title: 'Straatfeest melden' };
const show = () => {
  signInWith(['form-read', 'form-edit']);
  renderEditor(
    version,
    <MemoryRouter>
      <EditorBar version={buildVersion(version)} onPublish={() => undefined} />
    </MemoryRouter>,
  );
};
const heading = () => screen.getByRole('heading', { name: version.title });

beforeAll(prepareEditor);
afterEach(() => {
  takeHeadingFocus();
  sessionState.user = null;
});

test('the title has the focus when a navigation opened the editor', () => {
  requestHeadingFocus();
  show();
  expect(document.activeElement).toBe(heading());
});

test('the title leaves the focus alone after a reload', () => {
  show();
  expect(document.activeElement).not.toBe(heading());
});
