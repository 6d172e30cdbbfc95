import type { Handling } from '@form-builder/core/contract/staff/submissions/handling.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { prepareScreens, renderScreen, signInWith } from '../../testing/render-screen.tsx';
import { SubmissionHandling } from './submission-handling.tsx';

const none: Handling = {
  assigned_to: null,
  assigned_at: null,
  handled_at: null,
  handled_by: null,
  labels: [],
};
const handled = { handled_at: '2026-11-20T09:00:00.000Z', handled_by: 'Noor' };

const show = (handling: Partial<Handling> = {}, status: 'final' | 'draft' = 'final') => {
  const ids = { id: 'one', form_id: 'form' };
  const submission = { ...ids, status, handling: { ...none, ...handling } };
  renderScreen(<SubmissionHandling submission={submission} />);
  return submission;
};

beforeAll(() => {
  prepareScreens();
  // jsdom does not support layout, which the list of options needs.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});
beforeEach(() => {
  queryClient.clear();
  signInWith(['submission-handle']);
  vi.spyOn(api, 'listAssignees').mockResolvedValue({
    data: [{ id: '018f2b1e-0000-7000-8000-000000000004', name: 'Sam' }],
  });
  vi.spyOn(api, 'listLabels').mockResolvedValue({ data: [] });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('how a submission is handled', () => {
  test('is marked as handled and taken back by one button', async () => {
    const update = vi.spyOn(api, 'updateHandling').mockReturnValue(new Promise(() => undefined));
    const { id } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Afhandelen' }));
    await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]).toEqual([{ params: { id }, body: { is_handled: true } }]);
    cleanup();
    show(handled);
    expect(screen.getByText(/Afgehandeld door Noor/)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Weer openzetten' }));
    await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[0].body).toEqual({ is_handled: false });
  });

  test('cannot be done before the submission is complete', () => {
    show({}, 'draft');
    expect(screen.queryByRole('button', { name: 'Afhandelen' })).toBeNull();
    expect(screen.getByText(/zodra de inzending compleet is/)).not.toBeNull();
  });

  test('loses a label that is taken away', async () => {
    const update = vi.spyOn(api, 'updateHandling').mockReturnValue(new Promise(() => undefined));
    show({ labels: ['Bezwaar', 'Spoed'].map((name) => ({ id: name, name })) });
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Labels' }), { key: 'Backspace' });
    await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[0].body).toEqual({ add_labels: [], remove_labels: ['Spoed'] });
  });

  test('is assigned to a colleague of the list', async () => {
    const update = vi.spyOn(api, 'updateHandling').mockReturnValue(new Promise(() => undefined));
    show();
    fireEvent.click(screen.getByRole('combobox', { name: 'Toegewezen aan' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Sam', hidden: true }));
    await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[0].body).toEqual({
      assigned_to: '018f2b1e-0000-7000-8000-000000000004',
    });
  });
});
