import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildField } from '../document/build-document.ts';
import { TryOut } from './try-out.tsx';

const pages = [{ id: 'p1', title: 'Gegevens', properties: [buildField('a', { label: 'Naam' })] }];

beforeAll(prepareEditor);
afterEach(() => vi.restoreAllMocks());

function prepare(response: Response) {
  const tab = { location: { href: '' }, close: vi.fn() };
  // The test needs these members only.
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  const editor = renderEditor({ pages }, <TryOut />);
  return { tab, fetching, editor };
}

const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Pdf bekijken' }));

test('the PDF of the answers opens in a new tab', async () => {
  const { tab, fetching, editor } = prepare(new Response('%PDF-1.7'));
  await press();
  await vi.waitFor(() => expect(tab.location.href).toBe('blob:pdf'));
  const [path, request] = fetching.mock.calls[0] ?? [];
  expect(path).toBe(`/v0/forms/versions/${editor.versionId}/sample-pdf`);
  expect(request).toMatchObject({
    method: 'POST',
    body: expect.stringContaining('"answers"') as string,
  });
});

test('a PDF that cannot be made leaves no empty tab', async () => {
  const { tab } = prepare(new Response('', { status: 500 }));
  await press();
  await vi.waitFor(() => expect(tab.close).toHaveBeenCalled());
  expect(tab.location.href).toBe('');
});
