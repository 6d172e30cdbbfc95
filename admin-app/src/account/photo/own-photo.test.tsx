import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import * as files from '../../api/fetch-file.ts';
import { prepareScreens, renderScreen } from '../../testing/render-screen.tsx';
import { OwnPhoto } from './own-photo.tsx';
import * as pictures from './picture.ts';

const userId = '0198f0a0-0000-7000-8000-00000000000a';
const version = '0123456789abcdef';

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
});

function show(hasPhoto: boolean) {
  const photos = hasPhoto ? [{ user_id: userId, version }] : [];
  const list = vi
    .spyOn(api, 'listPhotos')
    .mockImplementation(() => Promise.resolve({ data: [...photos] }));
  const read = vi.spyOn(files, 'readFile').mockResolvedValue(new Blob(['x']));
  renderScreen(<OwnPhoto userId={userId} name="Noor de Wit" />);
  return { list, read, photos };
}

function choose() {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('There is no file input.');
  fireEvent.change(input, { target: { files: [new File(['x'], 'ik.jpg')] } });
}

test('a user chooses a photo, crops it and saves it', async () => {
  const { list } = show(false);
  expect(await screen.findByText('NW')).not.toBeNull();
  const close = vi.fn();
  vi.spyOn(pictures, 'openPicture').mockResolvedValue({ width: 400, height: 200, close });
  const draw = vi.spyOn(pictures, 'drawCrop').mockReturnValue(undefined);
  vi.spyOn(pictures, 'writePhoto').mockResolvedValue('AAAA');
  const set = vi
    .spyOn(api, 'setOwnPhoto')
    .mockResolvedValue({ data: { user_id: userId, version } });
  choose();
  const dialog = await screen.findByRole('dialog', { name: 'Je foto' });
  fireEvent.keyDown(within(dialog).getByRole('slider', { name: 'Inzoomen' }), { key: 'End' });
  await vi.waitFor(() => expect(draw.mock.lastCall?.[2]).toEqual({ zoom: 4, x: 0.5, y: 0.5 }));
  const before = list.mock.calls.length;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Foto opslaan' }));
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(set.mock.calls).toEqual([[{ body: { content: 'AAAA' } }]]);
  expect(list.mock.calls.length).toBeGreaterThan(before);
});

test('a photo is shown as pixels of the page, and removed', async () => {
  const { read, photos } = show(true);
  await vi.waitFor(() =>
    expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^data:/),
  );
  expect(read.mock.lastCall?.[0]).toBe(`/v0/user-photos/${userId}/${version}`);
  const remove = vi.spyOn(api, 'removeOwnPhoto').mockResolvedValue(undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Foto verwijderen' }));
  photos.length = 0;
  expect(await screen.findByText('NW')).not.toBeNull();
  expect(remove).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.textContent).toBe('Foto kiezen');
});

test('says that a file is no picture', async () => {
  show(false);
  vi.spyOn(pictures, 'openPicture').mockRejectedValue(new Error('no picture'));
  choose();
  expect((await screen.findByRole('alert')).textContent).toContain('Kies een ander bestand');
});
