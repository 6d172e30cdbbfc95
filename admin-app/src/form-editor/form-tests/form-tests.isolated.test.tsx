import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { ref } from 'valtio';
import { buildCondition, buildRule } from '@form-builder/core/form/build-form.ts';
import { readTests } from '@form-builder/core/version-settings/read-tests.ts';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { changeField } from '../document/field-commands.ts';
import { buildField } from '../document/build-document.ts';
import { TryOut } from '../try-out/try-out.tsx';
import { VersionSettingInputs } from '../inspector/version/version-setting-inputs.tsx';
import { msg } from '@lingui/core/macro';

const pages = [
  {
    id: 'p1',
    title: 'Gegevens',
    properties: [
      buildField('a', { label: 'Soort', type: 'text' }),
      buildField('b', { label: 'Toelichting', type: 'text', is_hidden: true }),
    ],
  },
];

const choice = buildField('kind', {
  label: 'Soort',
  type: 'select',
  options: [
    { id: 'feest', label: 'Feest' },
    { id: 'markt', label: 'Markt' },
  ],
});
const why = buildField('why', {
  label: 'Waarom',
  type: 'text',
  is_hidden: true,
  logic: [buildRule(['show'], buildCondition('kind', 'equal', 'markt'))],
});

/** A try-out starts with the answers that exist when it opens. */
function Parts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Uitproberen</button>
      {isOpen && <TryOut version={buildVersion()} place="instead" />}
      <VersionSettingInputs section="tests" />
    </>
  );
}

vi.mock('../try-out/visit/visitor-page.ts', () => import('../../testing/silent-visitor-page.ts'));

beforeAll(prepareEditor);
describe('the recorded tests of a form', () => {
  test('are recorded at the try-out, fail after a change, and can be recorded again', async () => {
    const editor = renderEditor({ pages }, <Parts />);
    expect(screen.getByText('Er zijn nog geen tests.')).toBeTruthy();
    act(() => void (editor.state.sample = ref({ answers: { a: 'Feest' } })));
    fireEvent.click(screen.getByRole('button', { name: 'Uitproberen' }));
    fireEvent.click(screen.getByRole('button', { name: 'Opnemen als test' }));
    const name = await screen.findByRole('textbox', { name: 'Naam van de test' });
    fireEvent.change(name, { target: { value: 'Een feest' } });
    fireEvent.click(screen.getByRole('button', { name: 'Test bewaren' }));
    expect(await screen.findByText('Klopt')).toBeTruthy();
    expect(readTests(editor.document().settings)).toMatchObject([
      { name: 'Een feest', answers: { a: 'Feest' }, expected: { pages: ['p1'], issues: [] } },
    ]);
    expect(screen.getByRole('button', { name: '“Toelichting”' })).toBeTruthy();

    const show = changeField('b', { is_hidden: false });
    act(() => editor.perform(show, { label: msg`veld verplaatsen` }));
    expect(await screen.findByText(/Klopt niet meer: 1 verschil/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Zo hoort het: opnieuw opnemen' }));
    expect(await screen.findByText('Klopt')).toBeTruthy();
    act(() => editor.undo());
    act(() => editor.undo());
    expect(await screen.findByText('Klopt')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Test “Een feest” verwijderen' }));
    expect(editor.document().settings['tests.recorded']).toEqual([]);
  });

  test('are made for what is not tested, in one step, and can be tried out', async () => {
    const editor = renderEditor(
      { pages: [{ id: 'p1', title: 'Gegevens', properties: [choice, why] }] },
      <Parts />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Tests maken voor de rest' }));
    expect(await screen.findAllByText('Klopt')).toHaveLength(2);
    const tests = readTests(editor.document().settings);
    expect(tests.map(({ answers }) => answers['kind']).toSorted()).toEqual(['feest', 'markt']);
    expect(screen.queryByText('Nog niet getest')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tests maken voor de rest' })).toBeNull();

    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Tests' }));
    const [play] = screen.getAllByRole('button', { name: /^Test .* uitproberen$/ });
    if (play) fireEvent.click(play);
    expect(editor.state.mode).toBe('try');
    expect(editor.state.sample.answers['kind']).toBe(tests[0]?.answers['kind']);
    act(() => editor.undo());
    expect(readTests(editor.document().settings)).toEqual([]);
  });
});
