import { Menu } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addressOf } from '../../access/screens.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { featureState } from '../../session/feature-state.ts';
import { sessionState } from '../../session/session-state.ts';
import { buildForm } from '../../testing/build-form.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { signInWith } from '../../testing/render-screen.tsx';
import { selectionCommands } from '../commands/selection-commands.ts';
import { buildField } from '../document/build-document.ts';
import type { Editor } from '../editor/editor.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { FieldsPanel } from '../inspector/fields-panel.tsx';
import { MakeTemplateItem } from './make-template-item.tsx';
import { MakeTemplatePanel } from './make-template-panel.tsx';

const pages = [
  { id: 'p', title: 'Gegevens', properties: [buildField('a', { label: 'Naam', type: 'text' })] },
];
const show = () =>
  renderEditor(
    { pages },
    <QueryClientProvider client={queryClient}>
      <Menu opened>
        <Menu.Dropdown>
          <MakeTemplateItem fieldId="a" />
        </Menu.Dropdown>
      </Menu>
    </QueryClientProvider>,
  );

const several = [
  {
    id: 'p',
    title: 'Gegevens',
    properties: [
      buildField('a', { label: 'Naam', type: 'text' }),
      buildField('b', { label: 'Iban', type: 'text' }),
      buildField('c', { label: 'Adres', type: 'text' }),
    ],
  },
];
const showSeveral = (ids: readonly string[], of = several) => {
  const editor = renderEditor(
    { pages: of },
    <QueryClientProvider client={queryClient}>
      <Notifications />
      <FieldsPanel ids={ids} />
      <AskedName />
    </QueryClientProvider>,
  );
  editor.select({ kind: 'fields', ids });
  return editor;
};
/** What the editor shows while a building block is made. */
function AskedName() {
  const { templateFields } = useEditorState();
  return templateFields && <MakeTemplatePanel ids={templateFields} />;
}

const item = () => screen.queryByRole('menuitem', { name: 'Hier een bouwblok van maken' });

beforeAll(prepareEditor);
afterEach(() => {
  vi.restoreAllMocks();
  sessionState.user = null;
  featureState.inactive = [];
  notifications.clean();
});

test('a field is made into a building block by users who may edit those', () => {
  signInWith(['form-edit', 'template-edit']);
  show();
  expect(item()).not.toBeNull();
});

test('nobody makes one while the organisation does not use building blocks', () => {
  signInWith(['form-edit', 'template-edit']);
  featureState.inactive = ['templates'];
  show();
  expect(item()).toBeNull();
});

const command = (editor: Editor) =>
  selectionCommands(editor).find(({ label }) => label.endsWith('hier een bouwblok van maken'));

test('several fields become one building block in the order of the form, with a link to it', async () => {
  signInWith(['form-edit', 'template-edit']);
  const made = buildForm({ name: 'Naam en 1 ander veld', draft: { id: 'v9', number: 1 } });
  const create = vi.spyOn(api, 'createForm').mockResolvedValue({ data: made });
  const editor = showSeveral(['c', 'a']);
  fireEvent.click(screen.getByRole('button', { name: 'Hier een bouwblok van maken' }));
  // Nothing is made before it has a name.
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Naam van het bouwblok' });
  expect(name.value).toBe('Naam en 1 ander veld');
  await vi.waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.selectionEnd).toBe(name.value.length);
  expect(create).not.toHaveBeenCalled();
  const make = screen.getByRole('button', { name: 'Bouwblok maken' });
  fireEvent.change(name, { target: { value: ' ' } });
  fireEvent.click(make);
  expect(screen.getByText('Geef het bouwblok een naam.')).toBeDefined();
  expect(create).not.toHaveBeenCalled();
  fireEvent.change(name, { target: { value: 'Contactgegevens' } });
  fireEvent.click(make);
  const link = await screen.findByRole('link', { name: 'Bouwblok openen' });
  await vi.waitFor(() => expect(editor.state.templateFields).toBeNull());
  expect(link.getAttribute('href')).toBe(addressOf('templateVersion', { id: 'v9' }));
  const body = create.mock.lastCall?.[0].body;
  expect(body).toMatchObject({ name: 'Contactgegevens', type: 'template' });
  const properties = [{ label: 'Naam' }, { label: 'Adres' }];
  expect(body).toMatchObject({ pages: [{ properties }] });
  // The form keeps its own fields.
  expect(editor.document().pages[0]?.properties).toHaveLength(3);
  expect(command(editor)).toBeDefined();
});

test('Escape makes no building block', () => {
  signInWith(['form-edit', 'template-edit']);
  const create = vi.spyOn(api, 'createForm');
  const editor = showSeveral(['c', 'a']);
  fireEvent.click(screen.getByRole('button', { name: 'Hier een bouwblok van maken' }));
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Naam van het bouwblok' }), {
    key: 'Escape',
  });
  expect(editor.state.templateFields).toBeNull();
  expect(create).not.toHaveBeenCalled();
});

test('fields of which one cannot be in a building block do not become one', () => {
  signInWith(['form-edit', 'template-edit']);
  const [page] = several;
  if (!page) throw new Error('no page');
  const block = buildField('t', { label: 'Blok', type: 'template' });
  const editor = showSeveral(['a', 't'], [{ ...page, properties: [...page.properties, block] }]);
  expect(screen.queryByRole('button', { name: 'Hier een bouwblok van maken' })).toBeNull();
  expect(command(editor)).toBeUndefined();
});

test('users who may not make building blocks are offered none for several fields', () => {
  signInWith(['form-edit']);
  const editor = showSeveral(['a', 'c']);
  expect(screen.queryByRole('button', { name: 'Hier een bouwblok van maken' })).toBeNull();
  expect(command(editor)).toBeUndefined();
});
