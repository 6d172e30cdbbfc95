import { act, fireEvent, screen } from '@testing-library/react';
import { ref } from 'valtio';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { buildField } from '../../document/build-document.ts';
import { personMembersFor } from './person-fill.ts';
import { Inspector } from '../../inspector/inspector.tsx';

const login = buildField('who', {
  type: 'auth',
  label: 'Inloggen',
  custom_properties: { integration_id: 'digid' },
});
const birthday = buildField('b', { type: 'date', label: 'Geboortedatum' });
const city = buildField('c', { label: 'Woonplaats' });

function open(properties = [login, birthday, city], id = 'b') {
  const editor = renderEditor({ pages: [{ id: 'p1', title: 'Een', properties }] }, <Inspector />);
  act(() => {
    editor.state.openSections = ref(['advanced'] as const);
    editor.select({ kind: 'field', id });
  });
  return {
    editor,
    find: (fieldId: string) =>
      editor.document().pages[0]?.properties.find((field) => field.id === fieldId),
  };
}
const input = (name: string) => screen.getByRole('combobox', { name });
const choose = async (name: string, option: string) => {
  fireEvent.click(input(name));
  const found = await screen.findAllByRole('option', { name: option, hidden: true });
  // The document also contains the hidden lists of the inputs above.
  const last = found.at(-1);
  if (last) fireEvent.click(last);
};

beforeAll(prepareEditor);
describe('filling in a field from the register of persons', () => {
  test('adds the variable and the rule at once, and undoes both at once', async () => {
    const { editor, find } = open();
    await choose('Vullen uit de BRP', 'Geboortedatum');
    const [variable] = editor.document().variables;
    expect(variable).toMatchObject({
      label: 'BRP: Geboortedatum',
      value_kind: 'date',
      source: { type: 'person', provider: 'digid', member: 'birth_date' },
    });
    expect(find('b')?.logic).toMatchObject([
      {
        actions: [
          {
            type: 'set_value',
            value: { formula: `{${variable?.short_id ?? ''}}` },
            when: 'always',
          },
        ],
        condition_group: {
          children: [{ target: variable?.id, condition_operator: 'is_not_empty' }],
        },
      },
    ]);
    editor.undo();
    expect(editor.document().variables).toEqual([]);
    expect(find('b')?.logic).toBeUndefined();
  });

  test('sets whether the visitor may change it', async () => {
    const { find } = open();
    await choose('Vullen uit de BRP', 'Geboortedatum');
    await choose('Mag de bezoeker het wijzigen?', 'Ja, de bezoeker mag het wijzigen');
    expect(find('b')?.logic).toMatchObject([{ actions: [{ when: 'empty' }] }]);
    await choose('Mag de bezoeker het wijzigen?', 'Nee, het moet uit de BRP komen');
    expect(find('b')).toMatchObject({
      is_disabled: true,
      logic: [{ actions: [{ when: 'always' }] }],
    });
    await choose('Mag de bezoeker het wijzigen?', 'Nee, tenzij de BRP het niet geeft');
    expect(find('b')).not.toHaveProperty('is_disabled');
  });

  test('offers what fits the field, and nothing without a login', () => {
    expect(personMembersFor(birthday)).toEqual(['birth_date', 'partner_birth_date']);
    expect(personMembersFor(city)).toContain('child_count');
    expect(personMembersFor(login)).toEqual([]);
    open([birthday]);
    expect(screen.queryByRole('combobox', { name: 'Vullen uit de BRP' })).toBeNull();
  });
});
