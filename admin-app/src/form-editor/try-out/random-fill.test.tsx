import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
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

beforeAll(prepareEditor);
describe('filling in the try-out at random', () => {
  test('fills the form with valid answers, names what cannot be, and repeats a number', async () => {
    renderEditor({ pages }, <TryOut />);
    fireEvent.click(await screen.findByRole('button', { name: 'Antwoorden' }));
    const panel = await screen.findByRole('group', { name: 'Willekeurig invullen' });
    fireEvent.click(screen.getByRole('button', { name: 'Invullen' }));
    expect(await screen.findByText(/Zelf doen .*: *Bijlage/)).toBeTruthy();
    const bsnShown = () => {
      const input = document.querySelector('[data-width] div')?.shadowRoot?.querySelector('input');
      return input?.value ?? '';
    };
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
