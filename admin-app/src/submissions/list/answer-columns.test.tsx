import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FollowUps } from '@form-builder/core/contract/staff/submissions/answer-filters.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { api } from '../../api/client.ts';
import { buildSubmissionSummary } from '../../testing/build-submission.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { AnswerColumnChoice } from './answer-column-choice.tsx';
import { useAnswerColumns } from './use-answer-columns.tsx';
import { useAnswerFields } from './use-answer-fields.ts';
import { useFollowUps } from './use-follow-ups.ts';
import { TableRows } from '../../data-table/table-rows.tsx';

const formId = '018f2b1e-0000-7000-8000-000000000022';

beforeAll(prepareScreens);
afterEach(() => vi.restoreAllMocks());

function Screen() {
  const followUps = useFollowUps(formId);
  const { fields, choose, mayRead } = useAnswerFields(formId);
  const row = {
    ...buildSubmissionSummary({ payment: 'refunded', delivery: 'failed' }),
    answer_texts: { kind: 'Zwerfvuil', bsn: '••••••333' },
  };
  return (
    <>
      {mayRead && <AnswerColumnChoice formId={formId} value={fields} onChange={choose} />}
      <TableRows
        label="Inzendingen"
        columns={useAnswerColumns(formId, fields, followUps)}
        rows={[row]}
      />
    </>
  );
}

function open(
  permissions: readonly Permission[],
  followUps: FollowUps | Error = { has_payments: true, has_deliveries: true },
) {
  signInWith(permissions);
  const read = vi.spyOn(api, 'getSubmissionFollowUps');
  if (followUps instanceof Error) read.mockRejectedValue(followUps);
  else read.mockResolvedValue({ data: followUps });
  vi.spyOn(api, 'listAnswerColumns').mockResolvedValue({
    data: [
      { id: 'kind', label: 'Soort melding', is_sensitive: false },
      { id: 'bsn', label: 'BSN', is_sensitive: true },
    ],
  });
  renderRoute([{ path: '/', Component: Screen }], '/');
}
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('a question chosen by its label becomes a column after number and state, and stays chosen', async () => {
  open(['submission-list', 'submission-read']);
  fireEvent.click(await screen.findByRole('combobox', { name: 'Antwoorden' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Soort melding' }));
  expect(await screen.findByText('Zwerfvuil')).not.toBeNull();
  expect(headers().slice(0, 3)).toEqual(['Nummer', 'Status', 'Soort melding']);
  fireEvent.click(screen.getByRole('option', { name: 'BSN (afgeschermd)' }));
  expect(await screen.findByText('••••••333')).not.toBeNull();
  expect(JSON.parse(localStorage.getItem(`answers ${formId}`) ?? '')).toEqual(['kind', 'bsn']);
});

test('who may not read submissions gets no column with answers, whatever was chosen before', () => {
  localStorage.setItem(`answers ${formId}`, '["kind"]');
  open(['submission-list']);
  expect(headers()).not.toContain('Soort melding');
  expect(screen.queryByLabelText('Antwoorden')).toBeNull();
  expect(api.listAnswerColumns).not.toHaveBeenCalled();
});

test('payments and deliveries have columns with their state', async () => {
  open(['submission-list']);
  expect(await screen.findByText('Terugbetaald')).not.toBeNull();
  expect(headers()).toEqual(expect.arrayContaining(['Betaling', 'Levering']));
  expect(screen.getByText('Mislukt')).not.toBeNull();
});

test.each([
  [{ has_payments: true, has_deliveries: false }, ['Betaling']],
  [{ has_payments: false, has_deliveries: true }, ['Levering']],
  [{ has_payments: false, has_deliveries: false }, []],
  [new Error('offline'), ['Betaling', 'Levering']],
])('shows what can follow a submission of the form: %j', async (followUps, shown) => {
  open(['submission-list'], followUps);
  const followed = () => headers().filter((name) => name === 'Betaling' || name === 'Levering');
  await vi.waitFor(() => expect(followed()).toEqual(shown));
});
