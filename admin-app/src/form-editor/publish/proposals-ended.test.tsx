import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { sessionState } from '../../session/session-state.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { signInWith } from '../../testing/render-screen.tsx';
import { editedVersionQuery } from '../../versions/edited-version-query.ts';
import { EditorBar } from '../bar/editor-bar.tsx';
import { NoticeBar } from '../editor/notice-bar.tsx';
import { proposalsEnded } from './proposals-ended.ts';

const standing = { at: '', user: null, remark: null, reviewers: [] };
const environments = [
  { ...standing, id: 'test' as const, state: 'published' as const },
  { ...standing, id: 'production' as const, state: 'proposed' as const },
];

beforeAll(prepareEditor);
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  sessionState.user = null;
});

test('the bar says for which environment the version is proposed', async () => {
  vi.spyOn(api, 'listEnvironments').mockRejectedValue(new Error('offline'));
  signInWith(['form-read', 'form-edit']);
  renderEditor(
    { environments },
    <MemoryRouter>
      <EditorBar version={buildVersion({ environments })} onPublish={() => undefined} />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Voorgesteld voor Productie')).toBeDefined();
});

test('an edit that ends a proposal says so, and the version is a draft there', async () => {
  vi.spyOn(api, 'listEnvironments').mockRejectedValue(new Error('offline'));
  const version = buildVersion({ environments });
  const { queryKey } = editedVersionQuery(version.id);
  queryClient.setQueryData(queryKey, version);
  const editor = renderEditor({ environments }, <NoticeBar />);
  await proposalsEnded(editor, ['production']);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain(
      'Het voorstel voor Productie is vervallen doordat je het formulier wijzigde.',
    ),
  );
  const kept = queryClient.getQueryData(queryKey)?.environments.map(({ id }) => id);
  expect(kept).toEqual(['test']);
});
