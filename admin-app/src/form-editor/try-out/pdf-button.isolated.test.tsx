import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { prepareEditor, renderEditor } from '../../testing/render-editor.tsx';
import { buildVersion } from '../../testing/build-version.ts';
import { buildField } from '../document/build-document.ts';
import { TryOut } from './try-out.tsx';

const pages = [{ id: 'p1', title: 'Gegevens', properties: [buildField('a', { label: 'Naam' })] }];

vi.mock('./visit/visitor-page.ts', () => import('../../testing/silent-visitor-page.ts'));

beforeAll(prepareEditor);
afterEach(() => vi.restoreAllMocks());

function prepare(response: Response) {
  const tab = { location: { href: '' }, close: vi.fn() };
  // The test needs these members only.
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  const editor = renderEditor({ pages }, <TryOut version={buildVersion()} place="instead" />);
  return { tab, fetching, editor };
}

const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Pdf bekijken' }));

test('the PDF of the answers opens in a new tab', async () => {
  const { tab, fetching, editor } = prepare(new Response('%PDF-1.7'));
  await press();
  await vi.waitFor(() => expect(tab.location.href).toBe('blob:pdf'));
  const path = `/v0/forms/versions/${editor.versionId}/sample-pdf`;
  const [, request] = fetching.mock.calls.find(([url]) => url === path) ?? [];
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
