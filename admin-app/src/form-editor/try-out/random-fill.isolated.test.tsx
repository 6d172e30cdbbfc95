import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildVersion } from '../../testing/build-version.ts';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField } from '../document/build-document.ts';
import { TryOut } from './try-out.tsx';

const pages = [
  {
    id: 'p1',
    title: 'Gegevens',
    properties: [
      buildField('a', { label: 'BSN', type: 'bsn', is_required: true }),
      buildField('b', { label: 'Bijlage', type: 'file' }),
    ],
  },
];

vi.mock('./visit/visitor-page.ts', () => import('../../testing/silent-visitor-page.ts'));

beforeAll(prepareEditor);
describe('filling in the try-out at random', () => {
  test('fills the form with valid answers, names what cannot be, and repeats a number', async () => {
    const editor = renderEditor({ pages }, <TryOut version={buildVersion()} place="instead" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Antwoorden' }));
    const panel = await screen.findByRole('group', { name: 'Willekeurig invullen' });
    fireEvent.click(screen.getByRole('button', { name: 'Invullen' }));
    expect(await screen.findByText(/Zelf doen .*: *Bijlage/)).toBeTruthy();
    const bsnShown = () => editor.state.sample.answers['a'];
    await waitFor(() => expect(bsnShown()).toMatch(/^99999/));
    const first = bsnShown();
    fireEvent.click(screen.getByRole('button', { name: 'Andere antwoorden' }));
    await waitFor(() => expect(bsnShown()).not.toBe(first));
    fireEvent.change(screen.getByRole('textbox', { name: 'Nummer van de antwoorden' }), {
      target: { value: '1' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Invullen' }));
    await waitFor(() => expect(bsnShown()).toBe(first));
    expect(panel.isConnected).toBe(true);
  });
});
