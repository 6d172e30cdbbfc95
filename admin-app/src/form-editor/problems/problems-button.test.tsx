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
  const [problem] = await screen.findAllByRole('button', { name: /(Fout|Waarschuwing|Tip) · / });
  if (problem) fireEvent.click(problem);
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'a' });
});

test('counts the problems of a section of the settings, and opens it', async () => {
  const settings = { 'confirmation_mail.is_enabled': true };
  const editor = renderEditor({ pages: pageWith('Naam'), settings }, checked);
  const section = await screen.findByRole('button', { name: /^E-mail aan de bezoeker \d proble/ });
  expect(section.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: /^\d+ proble(em|men)$/ }));
  const [problem] = await screen.findAllByRole('button', { name: /bevestigingsmail/ });
  if (problem) fireEvent.click(problem);
  expect(editor.state.openVersionSections).toContain('mail');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
  expect(section.getAttribute('aria-expanded')).toBe('true');
});

test('fixes a problem in one click and in one undo step', async () => {
  const editor = renderEditor({ pages: pageWith('Woont u reeds hier?') }, checked);
  fireEvent.click(await screen.findByRole('button', { name: '1 probleem' }));
  const fix = await screen.findByRole('button', { name: '“reeds” vervangen door “al”' });
  fix.focus();
  fireEvent.click(fix);
  const labelOf = () => editor.document().pages[0]?.properties[0]?.label;
  expect(labelOf()).toBe('Woont u al hier?');
  expect(editor.state.selection).toEqual({ kind: 'field', id: 'a' });
  const { notice } = editor.state;
  expect(notice && editor.texts(notice.text)).toBe('Aangepast: “reeds” vervangen door “al”.');
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  expect(await screen.findByText('Er zijn geen problemen gevonden.')).toBeTruthy();
  editor.undo();
  expect(labelOf()).toBe('Woont u reeds hier?');
});

test('checks the texts of the form itself, and names their section', async () => {
  const settings = { 'confirmation.text': 'U hoort z.s.m. meer van ons.' };
  const editor = renderEditor({ pages: pageWith('Naam'), settings }, checked);
  fireEvent.click(await screen.findByRole('button', { name: '1 probleem' }));
  fireEvent.click(await screen.findByRole('button', { name: /Tip · Na het versturen/ }));
  expect(editor.state.openVersionSections).toContain('confirmation');
});

test('offers no fixes in a version that may not be changed', async () => {
  renderEditor({ pages: pageWith('Woont u reeds hier?'), is_editable: false }, checked);
  fireEvent.click(await screen.findByRole('button', { name: '1 probleem' }));
  expect(await screen.findByRole('button', { name: /Tip · / })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /vervangen/ })).toBeNull();
});
