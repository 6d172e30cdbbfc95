import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Condition, ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { msg } from '@lingui/core/macro';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ref } from 'valtio';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { buildField, buildVariable } from '../../document/build-document.ts';
import { changeField } from '../../document/field-commands.ts';
import { getField } from '../../document/place.ts';
import type { Editor } from '../../editor/editor.ts';
import { Inspector } from '../../inspector/inspector.tsx';

const options = [
  { id: 'o1', label: 'Klacht' },
  { id: 'o2', label: 'Anders' },
];
const condition = (id: string, rest: Pick<Condition, 'target' | 'condition_operator' | 'value'>) =>
  ({ id, type: 'condition', ...rest }) as const;
const inner: ConditionGroup = {
  id: 'inner',
  type: 'group',
  logic_operator: 'or',
  children: [
    condition('c2', { target: 'total', condition_operator: 'greater_than', value: 10 }),
    condition('c3', { target: 'region', condition_operator: 'equal', value: 'Noord' }),
  ],
};
const group: ConditionGroup = {
  id: 'root',
  type: 'group',
  logic_operator: 'and',
  children: [condition('c1', { target: 'kind', condition_operator: 'equal', value: 'o2' }), inner],
};
const fields: readonly Field[] = [
  buildField('kind', { type: 'select', label: 'Soort', options }),
  buildField('count', { type: 'number', label: 'Aantal' }),
  buildField('total', {
    type: 'formula',
    label: 'Totaal',
    custom_properties: { formula: '{x00count} * 2' },
  }),
  buildField('note', {
    label: 'Toelichting',
    is_hidden: true,
    logic: [{ id: 'rule', condition_group: group, actions: ['show'] }],
  }),
];
const region = buildVariable('region', {
  label: 'Regio',
  source: { type: 'query', name: 'regio' },
});

function open(): Editor {
  const pages = [{ id: 'p1', title: 'Een', properties: fields }];
  const editor = renderEditor({ pages, variables: [region] }, <Inspector />);
  act(() => {
    editor.state.fieldTab = 'rules';
    editor.select({ kind: 'field', id: 'note' });
  });
  return editor;
}

const rule = () => within(screen.getByRole('region', { name: 'Regel 1' }));
const startTrial = async () => {
  fireEvent.click(rule().getByRole('button', { name: 'Proberen' }));
  return within(await rule().findByRole('group', { name: 'Regel proberen' }));
};
const choose = async (box: HTMLElement, option: string) => {
  fireEvent.click(box);
  const found = await screen.findAllByRole('option', { name: option, hidden: true });
  const last = found.at(-1);
  if (last) fireEvent.click(last);
};

beforeAll(prepareEditor);
describe('the trial of a rule', () => {
  test('says live whether each condition, group and the rule hold, and shares its values', async () => {
    const editor = open();
    const trial = await startTrial();
    const status = trial.getByRole('status');
    await waitFor(() => expect(status.textContent).toContain('De regel geldt nu niet, omdat'));
    expect(status.textContent).toContain('“Toelichting” is verborgen.');
    expect(rule().getByText('Deze groep klopt nu niet.')).toBeTruthy();

    await choose(trial.getByRole('combobox', { name: 'Soort' }), 'Anders');
    expect(await rule().findByText(/^Klopt nu, omdat .*Soort.*Anders/)).toBeTruthy();
    expect(status.textContent).toContain('De regel geldt nu niet');

    // The rule reads a computed field, so what its formula reads is offered.
    fireEvent.change(trial.getByRole('textbox', { name: 'Aantal' }), { target: { value: '6' } });
    expect(trial.getByText(/Totaal: .*12.* \(wordt berekend\)/)).toBeTruthy();
    expect(await rule().findByText('Deze groep klopt nu.')).toBeTruthy();
    expect(status.textContent).toMatch(/^De regel geldt nu, omdat .*“Toelichting” is zichtbaar\.$/);
    expect(editor.state.sample.answers).toMatchObject({ kind: 'o2', count: 6 });

    fireEvent.change(trial.getByRole('textbox', { name: 'Aantal' }), { target: { value: '1' } });
    fireEvent.change(trial.getByRole('textbox', { name: 'Regio' }), { target: { value: 'Noord' } });
    await waitFor(() => expect(status.textContent).toContain('is zichtbaar'));
    expect(editor.state.sample.variables).toEqual({ region: 'Noord' });
    // Trying changes nothing of the form.
    expect(editor.state.history.past).toHaveLength(0);

    fireEvent.click(rule().getByRole('button', { name: 'Proberen' }));
    await waitFor(() => expect(rule().queryByText('Deze groep klopt nu.')).toBeNull());
  });

  test('names what overrules a rule that holds, and conditions that are not finished', async () => {
    const editor = open();
    act(() => {
      const always = condition('c9', { target: 'kind', condition_operator: 'equal', value: 'o2' });
      const open = condition('c8', { target: 'count', condition_operator: 'equal', value: null });
      const hide = { ...group, id: 'root2', children: [always, open] };
      const logic = [
        {
          id: 'rule',
          condition_group: { ...group, children: [always] },
          actions: ['show'] as const,
        },
        { id: 'later', condition_group: hide, actions: ['hide'] as const },
      ];
      editor.perform(changeField('note', { logic }), { label: msg`regels wijzigen` });
    });
    // The answers of the last try-out.
    act(() => void (editor.state.sample = ref({ answers: { kind: 'o2' } })));
    const trial = await startTrial();
    const status = trial.getByRole('status');
    await waitFor(() =>
      expect(status.textContent).toContain('Iets anders bepaalt “Toelichting”: Verborgen, omdat'),
    );
    const later = within(screen.getByRole('region', { name: 'Regel 2' }));
    fireEvent.click(later.getByRole('button', { name: 'Proberen' }));
    expect(await later.findByText(/^Telt nog niet mee/)).toBeTruthy();
  });
});

describe('moving a condition', () => {
  const written = (editor: Editor) => {
    const { field } = getField(editor.document().pages, 'note');
    const write = ({ id, children }: ConditionGroup): string =>
      `${id}(${children.map((one) => (one.type === 'group' ? write(one) : one.id)).join(' ')})`;
    const [first] = field.logic ?? [];
    return first && write(first.condition_group);
  };

  test('by the menu of its handle goes to another group in one undo step, and keeps the focus', async () => {
    const editor = open();
    const handles = () => rule().getAllByRole('button', { name: 'Voorwaarde verplaatsen' });
    const [first] = handles();
    if (first) fireEvent.click(first);
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Verplaats naar groep: / }));
    expect(written(editor)).toBe('root(inner(c2 c3 c1))');
    expect(editor.state.history.past).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-move')).toBe('c1'));

    const moved = handles().at(-1);
    if (moved) fireEvent.click(moved);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Omhoog' }));
    expect(written(editor)).toBe('root(inner(c2 c1 c3))');
    act(() => editor.undo());
    act(() => editor.undo());
    expect(written(editor)).toBe('root(c1 inner(c2 c3))');
  });
});
