import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Condition, LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { sessionState } from '../../session/session-state.ts';
import { signInWith } from '../../testing/render-screen.tsx';
import { buildField } from '../document/build-document.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { VersionPanel } from '../inspector/version/version-panel.tsx';
import { ProblemsButton } from './problems-button.tsx';
import { ProblemsProvider } from './problems-provider.tsx';

const pageWith = (label: string) => [
  { id: 'p1', title: 'Gegevens', properties: [buildField('a', { label, type: 'text' })] },
];

const checked = (
  <ProblemsProvider version={buildVersion()}>
    <ProblemsButton />
    <VersionPanel />
  </ProblemsProvider>
);

beforeAll(prepareEditor);
afterEach(() => {
  sessionState.user = null;
});

test('does not say that there are no problems before the checker has loaded', async () => {
  renderEditor({ pages: pageWith('Onderwerp') }, checked);
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
  const editor = renderEditor({ pages: pageWith('Onderwerp'), settings }, checked);
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

/** Opens the problem with this text from the list. */
async function openProblem(text: RegExp) {
  fireEvent.click(await screen.findByRole('button', { name: /^\d+ proble(em|men)$/ }));
  const [problem] = await screen.findAllByRole('button', { name: text });
  if (problem) fireEvent.click(problem);
}

const inPanel = (
  <ProblemsProvider version={buildVersion()}>
    <ProblemsButton />
    <Inspector />
  </ProblemsProvider>
);

const group = (...children: Condition[]) =>
  ({ id: 'g', type: 'group', logic_operator: 'and', children }) as const;
const condition = (id: string, target: string | null, value: string | null): Condition => ({
  id,
  type: 'condition',
  target,
  condition_operator: 'equal',
  value,
});

describe('a problem opens', () => {
  const withRule = (rule: Partial<LogicRule>) => [
    {
      id: 'p1',
      title: 'Gegevens',
      properties: [
        buildField('a', { label: 'Naam' }),
        buildField('b', {
          label: 'Kleur',
          logic: [{ id: 'r1', actions: ['hide'], condition_group: group(), ...rule }],
        }),
      ],
    },
  ];

  test.each<[string, Partial<LogicRule>, string | RegExp, number]>([
    [
      'the field of a condition',
      { condition_group: group(condition('c0', 'a', 'x'), condition('c1', null, null)) },
      'Veld of variabele',
      1,
    ],
    [
      'the value of a condition',
      { condition_group: group(condition('c0', 'a', null)) },
      'Waarde',
      0,
    ],
  ])('the tab of rules at %s', async (_, rule, name, index) => {
    const editor = renderEditor({ pages: withRule(rule) }, inPanel);
    await openProblem(/Regel 1 van/);
    expect(editor.state.fieldTab).toBe('rules');
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getAllByLabelText(name, { selector: 'input' })[index],
      ),
    );
  });

  test('the rule at what it does', async () => {
    const rule = { actions: [], condition_group: group(condition('c0', 'a', 'x')) };
    renderEditor({ pages: withRule(rule) }, inPanel);
    await openProblem(/Regel 1 van/);
    await waitFor(() => {
      const actions = screen.getByRole('group', { name: 'Wat de regel doet' });
      expect(actions.contains(document.activeElement)).toBe(true);
    });
  });

  test('a closed section at the setting, which says what is wrong', async () => {
    const pages = pageWith('Naam');
    const field = buildField('a', { label: 'Naam', pattern: '(?<=a)b' });
    renderEditor({ pages: [{ ...pages[0], id: 'p1', title: '', properties: [field] }] }, inPanel);
    await openProblem(/Fout · Naam/);
    await waitFor(() => {
      const { activeElement } = document;
      expect(activeElement?.closest('[data-setting="pattern"]')).not.toBeNull();
      expect(activeElement?.getAttribute('aria-invalid')).toBe('true');
    });
  });

  test('the service that a login lacks', async () => {
    const login = buildField('a', { label: 'DigiD', type: 'auth' });
    renderEditor({ pages: [{ id: 'p1', title: 'Gegevens', properties: [login] }] }, inPanel);
    await openProblem(/Fout · DigiD/);
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-setting="integration_id"]')).not.toBeNull(),
    );
  });
});

test('groups the problems by page, with those of the form itself last', async () => {
  const pages = [
    { id: 'p1', title: 'Gegevens', properties: [buildField('a', { label: '' })] },
    { id: 'p2', title: '', properties: [buildField('b', { label: '' })] },
  ];
  const settings = { 'confirmation.text': 'U hoort z.s.m. meer van ons.' };
  renderEditor({ pages, settings }, checked);
  fireEvent.click(await screen.findByRole('button', { name: /^\d+ problemen$/ }));
  const first = await screen.findByRole('list', { name: 'Gegevens' });
  expect(within(first).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['Gegevens', 'Pagina 2', 'Het formulier zelf']),
  );
});

test('reports missing and outdated translations, each language once, with a link to its screen', async () => {
  const version = buildVersion({
    languages: ['nl', 'en'],
    translations: { en: { 'a.label': 'Name' } },
    translation_notes: { en: { 'a.label': { source: 'Voornaam' } } },
  });
  const properties = ['Naam', 'Straat'].map((label, at) => buildField(at ? 'b' : 'a', { label }));
  signInWith(['form-read', 'form-edit', 'form-translation']);
  const { versionId } = renderEditor(
    { pages: [{ id: 'p1', title: 'Gegevens', properties }] },
    <MemoryRouter>
      <ProblemsProvider version={version}>
        <ProblemsButton />
      </ProblemsProvider>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^\d+ proble(em|men)$/ }));
  const outdated = await screen.findByRole('link', {
    name: /“Naam” is gemaakt van een eerdere tekst \(Engels\)/,
  });
  expect(screen.getByText('2 teksten zijn nog niet vertaald (Engels).')).toBeTruthy();
  expect(outdated.getAttribute('href')).toBe(`/forms/version/${versionId}/translations/en`);
});
