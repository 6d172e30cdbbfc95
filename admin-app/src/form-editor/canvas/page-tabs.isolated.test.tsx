import { buildField } from '@form-builder/core/form/build-form.ts';
import type { ButtonProps } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { setRequired } from '../editor/fields-actions.ts';
import { renamePage } from '../editor/page-actions.ts';
import { PageTabs } from './page-tabs.tsx';

const rendered: unknown[] = [];

vi.mock('@mantine/core', async (original) => {
  const mantine = await original<typeof import('@mantine/core')>();
  const Button = (props: ButtonProps) => {
    rendered.push(props.children);
    return <mantine.Button {...props} />;
  };
  return { ...mantine, Button };
});

beforeAll(prepareEditor);
afterEach(() => vi.restoreAllMocks());

const pages = ['Gegevens', 'Adres', 'Kosten'].map((title, at) => ({
  id: `page-${String(at)}`,
  title,
  properties: [buildField('text', `field-${String(at)}`)],
}));

test('an edit renders only the tab that it changes', () => {
  const editor = renderEditor({ pages }, <PageTabs />);
  rendered.length = 0;
  act(() => setRequired(editor, ['field-0'], true));
  expect(rendered).toEqual([]);
  act(() => renamePage(editor, 'page-1', 'Woonadres'));
  expect(rendered).toHaveLength(1);
  expect(screen.getByRole('button', { name: '2. Woonadres' })).toBeDefined();
});
