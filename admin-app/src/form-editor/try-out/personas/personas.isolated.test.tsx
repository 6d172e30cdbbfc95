import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildVersion } from '../../../testing/build-version.ts';
import { ref } from 'valtio';
import { prepareEditor, renderEditor } from '../../../testing/render-editor.tsx';
import { buildField } from '../../document/build-document.ts';
import { TryOut } from '../try-out.tsx';
import { useState } from 'react';

const pages = [
  {
    id: 'p1',
    title: 'Gegevens',
    properties: [
      buildField('a', { label: 'Soort', type: 'text' }),
      buildField('b', { label: 'BSN', type: 'bsn' }),
    ],
  },
];

function Parts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Begin</button>
      {isOpen && <TryOut version={buildVersion()} place="instead" />}
    </>
  );
}

vi.mock('../visit/visitor-page.ts', () => import('../../../testing/silent-visitor-page.ts'));

beforeAll(prepareEditor);
describe('the personas of a form', () => {
  test('are saved from the answers, used, renamed and deleted', async () => {
    const editor = renderEditor({ pages }, <Parts />);
    const stored = () => editor.document().settings['preview.personas'];
    act(() => void (editor.state.sample = ref({ answers: { a: 'Feest', b: '999993653' } })));
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Antwoorden' }));
    const name = await screen.findByRole('textbox', { name: 'Antwoorden bewaren als persona' });
    fireEvent.change(name, { target: { value: 'Vereniging' } });
    const login = screen.getByRole('combobox', { name: 'Ingelogd met' });
    fireEvent.click(login);
    fireEvent.click(await screen.findByRole('option', { name: 'DigiD, midden' }));
    expect(login).toHaveProperty('value', 'DigiD, midden');
    fireEvent.click(screen.getByRole('button', { name: 'Persona bewaren' }));
    await waitFor(() =>
      expect(stored()).toMatchObject([
        {
          name: 'Vereniging',
          login: { kind: 'digid', level: 'midden' },
          answers: { a: 'Feest', b: '999993653' },
        },
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Opnieuw beginnen' }));
    await waitFor(() => expect(editor.state.sample.answers).toEqual({}));
    fireEvent.click(await screen.findByRole('button', { name: 'Vereniging gebruiken' }));
    await waitFor(() => expect(editor.state.sample.answers).toMatchObject({ a: 'Feest' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Persona’s' })).toBeNull());
    const button = screen.getByRole('button', { name: 'Antwoorden' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    fireEvent.click(button);

    const typed = await screen.findByRole('textbox', { name: 'Naam van de persona' });
    fireEvent.change(typed, { target: { value: 'Grote vereniging' } });
    fireEvent.blur(typed);
    expect(stored()).toMatchObject([{ name: 'Grote vereniging' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Grote vereniging verwijderen' }));
    expect(stored()).toEqual([]);
  });

  test('never contain the BSN of a real person', async () => {
    const editor = renderEditor({ pages }, <Parts />);
    act(() => void (editor.state.sample = ref({ answers: { b: '111222333' } })));
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Antwoorden' }));
    const name = await screen.findByRole('textbox', { name: 'Antwoorden bewaren als persona' });
    fireEvent.change(name, { target: { value: 'Echt' } });
    fireEvent.click(screen.getByRole('button', { name: 'Persona bewaren' }));
    expect(await screen.findByText(/Niet bewaard: .*BSN.*999993653/)).toBeTruthy();
    expect(editor.document().settings['preview.personas']).toBeUndefined();
  });
});
