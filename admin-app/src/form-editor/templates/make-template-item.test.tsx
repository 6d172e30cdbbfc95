import { Menu } from '@mantine/core';
import { screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { featureState } from '../../session/feature-state.ts';
import { sessionState } from '../../session/session-state.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { signInWith } from '../../testing/render-screen.tsx';
import { buildField } from '../document/build-document.ts';
import { MakeTemplateItem } from './make-template-item.tsx';

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
const item = () => screen.queryByRole('menuitem', { name: 'Hier een bouwblok van maken' });

beforeAll(prepareEditor);
afterEach(() => {
  sessionState.user = null;
  featureState.inactive = [];
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
