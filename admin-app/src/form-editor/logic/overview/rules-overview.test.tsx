import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ref } from 'valtio';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { buildField } from '../../document/build-document.ts';
import { RulesOverview } from './rules-overview.tsx';

const rule = (
  id: string,
  actions: LogicRule['actions'],
  [target, value]: readonly [string | null, string],
): LogicRule => ({
  id,
  actions,
  condition_group: {
    id: `${id}-group`,
    type: 'group',
    logic_operator: 'and',
    children: [{ id: `${id}-1`, type: 'condition', target, condition_operator: 'equal', value }],
  },
});
const field = (id: string, label: string, ...logic: LogicRule[]) => ({
  ...buildField(id),
  label,
  logic,
});

const pages = [
  {
    id: 'p1',
    title: 'Melding',
    properties: [
      field('kind', 'Soort'),
      field('place', 'Plaats', rule('r1', ['show'], ['kind', 'afval'])),
      field('photo', 'Foto', rule('r2', ['required'], ['place', 'park'])),
    ],
  },
  {
    id: 'p2',
    title: 'Uw gegevens',
    logic: [rule('r3', ['hide'], ['kind', 'anoniem'])],
    properties: [field('mail', 'E-mailadres', rule('r4', ['show'], [null, '']))],
  },
];

const open = (shown: readonly Page[] = pages) => renderEditor({ pages: shown }, <RulesOverview />);
const rules = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeAll(prepareEditor);

describe('the overview of all rules', () => {
  test('lists every rule as a sentence, by page, and opens it at its field', () => {
    const editor = open();
    expect(rules()).toHaveLength(4);
    expect(screen.getByRole('heading', { name: '2. Uw gegevens' })).not.toBeNull();
    expect(rules()[0]).toContain('Toon “Plaats” als “Soort” gelijk is aan “afval”');
    const second = screen.getByRole('region', { name: '2. Uw gegevens' });
    expect(second.textContent).toContain('Verberg pagina “Uw gegevens” als “Soort”');
    expect(within(second).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: /^Foto/ }));
    expect(editor.state).toMatchObject({
      selection: { kind: 'field', id: 'photo' },
      fieldTab: 'rules',
      drawer: 'right',
    });
    fireEvent.click(screen.getByRole('button', { name: /^De pagina/ }));
    expect(editor.state.selection).toEqual({ kind: 'page', id: 'p2' });
  });

  test('says which rules apply with the answers of the try-out, and why', () => {
    const editor = open();
    expect(screen.getByRole('button', { name: /^Plaats/ }).parentElement?.textContent).toContain(
      'Geldt nu niet',
    );
    act(() => {
      editor.state.sample = ref({ answers: { kind: 'afval' } });
    });
    const item = screen.getByRole('button', { name: /^Plaats/ }).parentElement;
    expect(item?.textContent).toContain('Geldt nu, omdat “Soort”');
    // A rule without a complete condition neither applies nor not.
    const unfinished = screen.getByRole('button', { name: /^E-mailadres/ }).parentElement;
    expect(unfinished?.textContent).not.toContain('Geldt nu');
  });

  test('is narrowed by words, by effect and by field', async () => {
    open();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Zoeken' }), {
      target: { value: 'soort' },
    });
    expect(rules()).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toContain('2 van 4 regels');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Zoeken' }), { target: { value: '' } });
    fireEvent.click(screen.getByRole('combobox', { name: 'Wat de regel doet' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Maakt verplicht of niet' }));
    expect(rules()).toEqual([expect.stringContaining('Foto')]);
  });

  test('shows what decides what, and opens it', () => {
    const editor = open();
    fireEvent.click(screen.getByRole('radio', { name: 'Schema' }));
    const nodes = within(screen.getByRole('list', { name: 'Wat bepaalt wat' })).getAllByRole(
      'button',
    );
    expect(nodes.map((node) => node.getAttribute('aria-label'))).toEqual([
      'Soort. Bepaalt: Plaats (toont), Uw gegevens (verbergt)',
      'Plaats. Bepaalt: Foto (maakt verplicht). Bepaald door: Soort',
      'Foto. Bepaald door: Plaats',
      'Uw gegevens. Bepaald door: Soort',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^Plaats/ }));
    expect(editor.state.selection).toEqual({ kind: 'field', id: 'place' });
    expect(screen.getByRole('button', { name: /^Plaats/ }).getAttribute('aria-current')).toBe(
      'true',
    );
  });

  test('explains what a rule is while there are none', () => {
    open([{ id: 'p1', title: 'Melding', properties: [field('kind', 'Soort')] }]);
    expect(screen.getByText('Nog geen regels')).not.toBeNull();
    expect(rules()).toEqual([]);
  });
});
