import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Notices } from '../../feedback/notices.tsx';
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
afterEach(() => notifications.clean());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const panel = () => screen.queryByRole('group', { name: 'Willekeurig invullen' });

async function open() {
  press('Antwoorden');
  await screen.findByRole('group', { name: 'Willekeurig invullen' });
}

async function prepare() {
  const parts = (
    <>
      <TryOut version={buildVersion()} place="instead" />
      <Notices />
    </>
  );
  const editor = renderEditor({ pages }, parts);
  await screen.findByRole('button', { name: 'Antwoorden' });
  await open();
  return () => editor.state.sample.answers['a'];
}

describe('filling in the try-out at random', () => {
  test('fills the form with valid answers, names what cannot be, and repeats a number', async () => {
    const bsnShown = await prepare();
    press('Invullen');
    expect(await screen.findByText(/Zelf doen .*: *Bijlage/)).toBeTruthy();
    await waitFor(() => expect(bsnShown()).toMatch(/^99999/));
    const first = bsnShown();
    await open();
    press('Andere antwoorden');
    await waitFor(() => expect(bsnShown()).not.toBe(first));
    await open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Nummer van de antwoorden' }), {
      target: { value: '1' },
    });
    press('Invullen');
    await waitFor(() => expect(bsnShown()).toBe(first));
  });

  test('closes the panel, which would cover the form, with the focus on its button', async () => {
    await prepare();
    press('Invullen');
    await waitFor(() => expect(panel()).toBeNull());
    const button = screen.getByRole('button', { name: 'Antwoorden' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('a press in the form closes the panel too, and keeps the focus', async () => {
    await prepare();
    const frame = screen.getByTitle('Het formulier zoals de bezoeker het ziet');
    act(() => frame.focus());
    fireEvent.blur(window);
    await waitFor(() => expect(panel()).toBeNull());
    // Longer than the panel waits before it returns the focus.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.activeElement).toBe(frame);
  });
});
