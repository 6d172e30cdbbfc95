import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField, buildVariable } from '../document/build-document.ts';
import { deleteVariable } from '../editor/variable-actions.ts';
import { useSampleSession } from './use-sample-session.ts';

beforeAll(prepareEditor);

function VariableCount() {
  return <output>{useSampleSession().session.variables.length}</output>;
}

test('the try-out follows a change of the variables, which leaves the pages as they are', async () => {
  const editor = renderEditor(
    {
      pages: [{ id: 'p1', title: '', properties: [buildField('a')] }],
      variables: [buildVariable('v')],
    },
    <VariableCount />,
  );
  await screen.findByText('1');
  act(() => deleteVariable(editor, 'v'));
  expect(await screen.findByText('0')).toBeTruthy();
});
