import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField } from '../document/build-document.ts';
import { VersionPanel } from '../inspector/version/version-panel.tsx';
import { ProblemsButton } from './problems-button.tsx';
import { ProblemsProvider } from './problems-provider.tsx';

const pageWith = (label: string) => [
  { id: 'p1', title: 'Gegevens', properties: [buildField('a', { label, type: 'text' })] },
];

const checked = (
  <ProblemsProvider languages={['nl']}>
    <ProblemsButton />
    <VersionPanel />
  </ProblemsProvider>
);

beforeAll(prepareEditor);

test('does not say that there are no problems before the checker has loaded', async () => {
  renderEditor({ pages: pageWith('Naam') }, checked);
  fireEvent.click(screen.getByRole('button', { name: 'Controleren…' }));
  expect(screen.getByRole('status').textContent).toBe('Het formulier wordt gecontroleerd.');
  expect(await screen.findByRole('button', { name: 'Geen problemen' })).toBeTruthy();
  expect(screen.getByText('Er zijn geen problemen gevonden.')).toBeTruthy();
});

test('counts and lists the problems', async () => {
  const editor = renderEditor({ pages: pageWith('') }, checked);
  fireEvent.click(await screen.findByRole('button', { name: /^\d+ proble(em|men)$/ }));
  const [problem] = screen.getAllByRole('button', { name: /(Fout|Waarschuwing|Tip) · / });
  if (problem) fireEvent.click(problem);
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'a' });
});

test('counts the problems of a section of the settings, and opens it', async () => {
  const settings = { 'confirmation_mail.is_enabled': true };
  const editor = renderEditor({ pages: pageWith('Naam'), settings }, checked);
  const section = await screen.findByRole('button', { name: /^E-mail aan de bezoeker \d proble/ });
  expect(section.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: /^\d+ proble(em|men)$/ }));
  const [problem] = screen.getAllByRole('button', { name: /bevestigingsmail/ });
  if (problem) fireEvent.click(problem);
  expect(editor.state.openVersionSections).toContain('mail');
  await waitFor(() => expect(document.activeElement).toBe(section));
  expect(section.getAttribute('aria-expanded')).toBe('true');
});
