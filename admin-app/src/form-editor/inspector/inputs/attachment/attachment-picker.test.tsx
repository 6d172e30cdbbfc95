import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../../api/client.ts';
import * as posting from '../../../../attachments/post-file.ts';
import { prepareEditor, renderEditor } from '../../../../testing/render-editor.tsx';
import { buildField } from '../../../document/build-document.ts';
import { getField } from '../../../document/place.ts';
import { Inspector } from '../../inspector.tsx';
// A chunk of its own, which can take longer to load than a query waits.
import './attachment-input.tsx';

const key = 'k'.repeat(43);
const attachmentOf = (name: string, purpose: Attachment['purpose'] = 'image'): Attachment => ({
  url: `/attachments/${key}/${name}`,
  purpose,
  name,
  content_type: purpose === 'image' ? 'image/png' : 'application/pdf',
  size_bytes: 1200,
  created_at: '2026-01-01T00:00:00.000Z',
});

beforeAll(prepareEditor);
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, 'listAttachments').mockResolvedValue({ data: [] });
  const upload = { upload_id: 'upload', action: '/storage/uploads', inputs: { key: 'x' } };
  vi.spyOn(api, 'createAttachmentUpload').mockResolvedValue({ data: upload });
  vi.spyOn(posting, 'postFile').mockResolvedValue(true);
});

function open(type: 'image' | 'downloadable-file', url?: string) {
  const field = buildField('one', { type, label: 'Kaart', ...(url !== undefined && { url }) });
  const editor = renderEditor(
    { pages: [{ id: 'p1', title: '', properties: [field] }] },
    <Inspector />,
  );
  act(() => editor.select({ kind: 'field', id: 'one' }));
  return { editor, stored: () => getField(editor.document().pages, 'one').field };
}

const choose = async (file: File) => {
  await screen.findByRole('button', { name: /uploaden$/ });
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('No file can be chosen.');
  fireEvent.change(input, { target: { files: [file] } });
};

test('uploads an image and shows it', async () => {
  const call = vi
    .spyOn(api, 'createAttachment')
    .mockResolvedValue({ data: attachmentOf('kaart.png') });
  const { stored } = open('image');
  await choose(new File(['x'], 'kaart.png', { type: 'image/png' }));
  await waitFor(() => expect(stored().url).toBe(`/attachments/${key}/kaart.png`));
  expect(call.mock.calls[0]?.[0].body).toEqual({
    upload_id: 'upload',
    purpose: 'image',
    name: 'kaart.png',
  });
  expect(await screen.findByText('kaart.png')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Afbeelding' }));
});

test('gives a download its name and size in one undo step', async () => {
  const uploaded = attachmentOf('regels.pdf', 'download');
  vi.spyOn(api, 'createAttachment').mockResolvedValue({ data: uploaded });
  const { editor, stored } = open('downloadable-file');
  await choose(new File(['x'], 'regels.pdf', { type: 'application/pdf' }));
  await waitFor(() =>
    expect(stored()).toMatchObject({
      url: uploaded.url,
      custom_properties: { file_name: 'regels.pdf', file_size: 1200 },
    }),
  );
  act(() => editor.undo());
  expect(stored().url).toBeUndefined();
  expect(stored().custom_properties).toBeUndefined();
});

test('says why an upload failed, and tries the same file again', async () => {
  const call = vi.spyOn(posting, 'postFile').mockResolvedValueOnce(false);
  vi.spyOn(api, 'createAttachment').mockResolvedValue({ data: attachmentOf('kaart.png') });
  const { stored } = open('image');
  await choose(new File(['x'], 'kaart.png', { type: 'image/png' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(stored().url).toBeDefined());
  expect(call).toHaveBeenCalledTimes(2);
});

test('does not send a file that is too large', async () => {
  const call = vi.spyOn(api, 'createAttachmentUpload');
  open('image');
  const file = new File(['x'], 'kaart.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: 5_000_001 });
  await choose(file);
  expect(await screen.findByText(/hoogstens 5 MB\.$/)).not.toBeNull();
  expect(await screen.findByText(/Dit bestand is te groot/)).not.toBeNull();
  expect(call).not.toHaveBeenCalled();
});

test('offers the earlier uploads of the form, with search', async () => {
  const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'kaart.png'];
  vi.spyOn(api, 'listAttachments').mockResolvedValue({
    data: names.map((name) => attachmentOf(name)),
  });
  const { stored } = open('image');
  fireEvent.click(await screen.findByRole('button', { name: 'Eerder geüpload (6)' }));
  fireEvent.change(screen.getByLabelText('Zoeken op naam'), { target: { value: 'KAART' } });
  fireEvent.click(screen.getByRole('button', { name: /^kaart\.png/ }));
  expect(stored().url).toBe(`/attachments/${key}/kaart.png`);
});

test('removes the file, and takes a web address', async () => {
  const { stored } = open('image', `/attachments/${key}/kaart.png`);
  fireEvent.click(await screen.findByRole('button', { name: 'Weghalen' }));
  expect(stored().url).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Webadres gebruiken' }));
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Adres'), { target: { value } });
  type('https');
  type('https://voorbeeld.nl/a.png');
  expect(stored().url).toBe('https://voorbeeld.nl/a.png');
});
