import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField } from '../document/build-document.ts';
import { ProblemsButton } from './problems-button.tsx';

const pageWith = (label: string) => [
  { id: 'p1', title: 'Gegevens', properties: [buildField('a', { label, type: 'text' })] },
];

beforeAll(prepareEditor);

test('does not say that there are no problems before the checker has loaded', async () => {
  renderEditor({ pages: pageWith('Naam') }, <ProblemsButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Controleren…' }));
  expect(screen.getByRole('status').textContent).toBe('Het formulier wordt gecontroleerd.');
  expect(await screen.findByRole('button', { name: 'Geen problemen' })).toBeTruthy();
  expect(screen.getByText('Er zijn geen problemen gevonden.')).toBeTruthy();
});

test('counts and lists the problems', async () => {
  const editor = renderEditor({ pages: pageWith('') }, <ProblemsButton />);
  fireEvent.click(await screen.findByRole('button', { name: /^\d+ proble(em|men)$/ }));
  const [problem] = screen.getAllByRole('button', { name: /(Fout|Waarschuwing|Tip) · / });
  if (problem) fireEvent.click(problem);
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'a' });
});
