import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as files from '../api/fetch-file.ts';
import { buildSubmission } from '../testing/build-submission.ts';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { SavePdfButton } from './save-pdf-button.tsx';

beforeAll(prepareScreens);
afterEach(() => vi.restoreAllMocks());

test('saves a sent submission as a PDF under its number, and says when that fails', async () => {
  const submission = buildSubmission({ title: 'M-000001' });
  const fetchFile = vi.spyOn(files, 'fetchFile').mockResolvedValueOnce(true);
  renderScreen(<SavePdfButton submission={submission} />);
  const button = screen.getByRole('button', { name: 'Opslaan als PDF' });
  fireEvent.click(button);
  const path = `/v0/forms/submissions/${submission.id}/pdf`;
  await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledWith(path, 'M-000001.pdf'));
  expect(screen.queryByRole('alert')).toBeNull();
  fetchFile.mockResolvedValueOnce(false);
  await vi.waitFor(() => expect(button.hasAttribute('data-loading')).toBe(false));
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('kan niet worden opgehaald');
});

test('a submission that is not sent yet has no PDF', () => {
  renderScreen(<SavePdfButton submission={buildSubmission({ state: 'saved', status: 'draft' })} />);
  expect(screen.queryByRole('button')).toBeNull();
});
