import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { ModalsProvider } from '@mantine/modals';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as files from '../../api/fetch-file.ts';
import { buildSubmission } from '../../testing/build-submission.ts';
import { prepareScreens, renderScreen } from '../../testing/render-screen.tsx';
import { SubmissionFiles } from './submission-files.tsx';
import * as openers from '../file-preview/preview-openers.ts';

const file = (name: string, type: string, size = 1000) => ({
  name,
  mime_type: type,
  size,
  key: `key-${name}`,
  media_id: name,
  link: `/v0/forms/submissions/1/files/${name}`,
});

function show(...answer: object[]) {
  renderScreen(
    <ModalsProvider>
      <SubmissionFiles submission={buildSubmission({ answers: { proof: answer } })} />
    </ModalsProvider>,
  );
}

/** A document whose pages are drawn at once. */
function openAs(pageCount: number) {
  const draw = vi.fn(() => Promise.resolve());
  const close = vi.fn();
  vi.spyOn(openers, 'openDocument').mockResolvedValue({ pageCount, draw, close });
  const read = vi.spyOn(files, 'readFile').mockResolvedValue(new Blob(['x']));
  return { draw, close, read };
}

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
});

test('a PDF opens in a dialog and is read page by page, with one request', async () => {
  const { draw, read } = openAs(2);
  show(file('bewijs.pdf', 'application/pdf'));
  fireEvent.click(screen.getByRole('button', { name: 'bewijs.pdf bekijken' }));
  expect(await screen.findByRole('dialog', { name: 'bewijs.pdf' })).not.toBeNull();
  expect(await screen.findByText('Pagina 1 van 2')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Volgende pagina' }));
  expect(screen.getByRole('img', { name: 'bewijs.pdf, 2' })).not.toBeNull();
  expect(draw.mock.lastCall).toEqual([expect.any(HTMLCanvasElement), 1]);
  expect(read.mock.calls.map(([path]) => path)).toEqual([
    '/v0/forms/submissions/1/files/bewijs.pdf/preview',
  ]);
});

test('a closed preview frees its memory, and each opening is a request', async () => {
  const { close, read } = openAs(1);
  show(file('foto.jpg', 'image/jpeg'));
  const button = screen.getByRole('button', { name: 'foto.jpg bekijken' });
  fireEvent.click(button);
  await screen.findByRole('img', { name: 'foto.jpg, 1' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  fireEvent.click(button);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('a preview that is closed while it loads frees its memory', async () => {
  const { close, read } = openAs(1);
  let send: (received: Blob) => void = () => undefined;
  read.mockReturnValue(new Promise((resolve) => (send = resolve)));
  show(file('foto.jpg', 'image/jpeg'));
  fireEvent.click(screen.getByRole('button', { name: 'foto.jpg bekijken' }));
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await vi.waitFor(() => expect(read.mock.lastCall?.[1]?.aborted).toBe(true));
  send(new Blob(['x']));
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

test('a file that was not received is fetched again on request', async () => {
  const { read } = openAs(1);
  read.mockResolvedValueOnce(undefined);
  show(file('foto.jpg', 'image/jpeg'));
  fireEvent.click(screen.getByRole('button', { name: 'foto.jpg bekijken' }));
  expect((await screen.findByRole('alert')).textContent).toContain('niet worden opgehaald');
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('img', { name: 'foto.jpg, 1' })).not.toBeNull();
  expect(read).toHaveBeenCalledTimes(2);
});

test('says that a file cannot be shown', async () => {
  openAs(1);
  vi.spyOn(openers, 'openDocument').mockRejectedValue(new Error('This type has no preview.'));
  show(file('foto.png', 'image/png'));
  fireEvent.click(screen.getByRole('button', { name: 'foto.png bekijken' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Download het');
});

test.each([
  [file('tabel.xlsx', 'application/vnd.ms-excel'), 'dit soort bestand kan hier niet'],
  [file('groot.pdf', 'application/pdf', 60 * 1024 * 1024), 'te groot om hier te bekijken'],
  [{ ...file('virus.pdf', 'application/pdf'), link: null, safety: 'infected' }, 'virus gevonden'],
])('%j cannot be viewed', (one, words) => {
  show(one);
  expect(screen.getByText((text) => text.startsWith(words))).not.toBeNull();
  expect(screen.queryByRole('button', { name: /bekijken$/ })).toBeNull();
});

test('a copy in which the visitor redacted parts says so, also in a row; its original does not', () => {
  const redacted = { id: 'copy', short_id: 'copy', type: 'redacted', label: 'Afgedekt' } as const;
  const rows = {
    id: 'rows',
    short_id: 'rows',
    type: 'input-collection',
    label: 'Bewijzen',
  } as const;
  const pages = [
    { id: 'page', title: 'Bewijs', properties: [{ ...rows, children: [redacted] }] },
  ] satisfies Submission['pages'];
  const row = {
    proof: [file('bewijs.pdf', 'application/pdf')],
    copy: [file('bewijs-afgedekt.pdf', 'application/pdf')],
  };
  renderScreen(
    <SubmissionFiles submission={buildSubmission({ pages, answers: { rows: [row] } })} />,
  );
  const mark = screen.getByText('Deels onleesbaar gemaakt door de inzender');
  expect(mark.closest('li')?.textContent).toContain('bewijs-afgedekt.pdf');
});
