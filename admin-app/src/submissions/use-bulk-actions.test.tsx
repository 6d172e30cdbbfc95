import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SelectionBar } from '../data-table/selection/selection-bar.tsx';
import { useRowSelection } from '../data-table/selection/use-row-selection.ts';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { buildSubmissionSummary } from '../testing/build-submission.ts';
import { prepareScreens, renderScreen, signInWith } from '../testing/render-screen.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';

const rows = [
  buildSubmissionSummary({ id: 'a', title: 'M-1', failed_deliveries: 1 }),
  buildSubmissionSummary({ id: 'b', title: 'M-2', failed_deliveries: 1, is_restricted: true }),
];
const onExport = vi.fn();

function List({ mayExport }: { readonly mayExport: boolean }) {
  const bulk = useBulkActions(mayExport ? onExport : undefined);
  const selection = useRowSelection(rows, bulk);
  return (
    <>
      <button onClick={selection?.toggleAll}>Alles</button>
      <SelectionBar selection={selection} bulk={bulk} />
    </>
  );
}

function choose(mayExport: boolean) {
  signInWith(['submission-read', 'submission-delete', 'submission-export']);
  renderScreen(<List mayExport={mayExport} />);
  fireEvent.click(screen.getByRole('button', { name: 'Alles' }));
}

beforeAll(prepareScreens);
beforeEach(() => queryClient.clear());
afterEach(() => vi.restoreAllMocks());

test('restricted submissions are left out of an action, and a sentence says so', async () => {
  const retry = vi
    .spyOn(api, 'retrySubmissionDeliveries')
    .mockResolvedValue({ data: { retried: 1 } });
  choose(false);
  expect(
    screen.getByText('1 inzending is beperkt (AVG, artikel 18) en doet niet mee.'),
  ).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Selectie exporteren' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Opnieuw leveren' }));
  await vi.waitFor(() => expect(retry).toHaveBeenCalled());
  expect(retry.mock.calls).toEqual([[{ params: { id: 'a' } }]]);
});

test('an export takes the selected rows, restricted ones with them', () => {
  choose(true);
  fireEvent.click(screen.getByRole('button', { name: 'Selectie exporteren' }));
  expect(onExport).toHaveBeenCalledExactlyOnceWith(rows);
});
