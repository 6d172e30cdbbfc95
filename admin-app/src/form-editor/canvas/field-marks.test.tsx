import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField } from '../document/build-document.ts';
import { changeField } from '../document/field-commands.ts';
import { ProblemsProvider } from '../problems/problems-provider.tsx';
import { FieldMarks } from './field-marks.tsx';

beforeAll(prepareEditor);

test('a field that lacks what it needs says so on the canvas, until it is set up', async () => {
  vi.spyOn(api, 'listProviders').mockResolvedValue({ data: [] });
  const list = buildField('list', { type: 'custom-list' });
  // Its id is a part of the other.
  const name = buildField('lis');
  const editor = renderEditor(
    { pages: [{ id: 'p1', title: 'Gegevens', properties: [list, name] }] },
    <ProblemsProvider version={buildVersion()}>
      <FieldMarks fieldId="list" hasRules={false} isHidden={false} />
      <FieldMarks fieldId="lis" hasRules={false} isHidden={false} />
    </ProblemsProvider>,
  );
  expect(await screen.findAllByText('nog niet ingesteld')).toHaveLength(1);
  const chosen = { custom_properties: { custom_list: 'wijken' } };
  editor.perform(changeField('list', chosen), { label: { id: 'x', message: 'x' } });
  await vi.waitFor(() => expect(screen.queryByText('nog niet ingesteld')).toBeNull(), 5000);
});
