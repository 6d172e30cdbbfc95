import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField } from '../document/build-document.ts';
import { Inspector } from './inspector.tsx';

beforeAll(prepareEditor);

test('the settings are not behind the rules, where they would take the focus', async () => {
  const editor = renderEditor(
    { pages: [{ id: 'p1', title: '', properties: [buildField('a')] }] },
    <Inspector />,
  );
  act(() => editor.select({ kind: 'field', id: 'a' }));
  await screen.findByLabelText('Label');
  act(() => void (editor.state.fieldTab = 'rules'));
  await screen.findByRole('button', { name: 'Regel toevoegen' });
  expect(screen.queryByLabelText('Label')).toBeNull();
});
