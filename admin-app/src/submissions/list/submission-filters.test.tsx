import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { buildSubmissionSummary } from '../../testing/build-submission.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { SubmissionsScreen } from './submissions-screen.tsx';

const formId = '018f2b1e-0000-7000-8000-000000000022';

beforeAll(prepareScreens);
afterEach(() => vi.restoreAllMocks());

function open(address = '/submissions') {
  signInWith(['submission-list', 'form-read']);
  vi.spyOn(api, 'listSubmissionViews').mockResolvedValue({ data: [] });
  vi.spyOn(api, 'listAssignees').mockResolvedValue({ data: [] });
  vi.spyOn(api, 'listLabels').mockResolvedValue({ data: [] });
  const form = { id: formId, name: 'Melding doen' } as Awaited<
    ReturnType<typeof api.getForm>
  >['data'];
  const meta = { total: 1, is_total_exact: true, page: 1, limit: 25, from: 1, to: 1 };
  vi.spyOn(api, 'listForms').mockResolvedValue({ data: [form], meta });
  vi.spyOn(api, 'getForm').mockResolvedValue({ data: form });
  const list = vi.spyOn(api, 'listSubmissions').mockResolvedValue({
    data: [buildSubmissionSummary()],
    meta: { ...meta, next_cursor: null },
  });
  renderRoute([{ path: '/submissions', Component: SubmissionsScreen }], address);
  return () => list.mock.calls.map(([request]) => request?.query?.filter);
}
const choose = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

test.each([
  ['Wacht op medeondertekening', 'pending_co_signature'],
  ['Wacht op bevestiging', 'pending_verification'],
  ['Opgeslagen', 'saved'],
  ['Afgebroken', 'aborted'],
  ['Alle onafgeronde', 'unfinished'],
])('filters on the state %s', async (name, state) => {
  const filters = open();
  await choose(name);
  await vi.waitFor(() => expect(filters()).toContainEqual({ state }));
});

test('finds the form of a filter by its name', async () => {
  const filters = open();
  const listForms = vi.spyOn(api, 'listForms');
  await choose('Formulier …');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Formulier' }), {
    target: { value: 'meld' },
  });
  await vi.waitFor(() => expect(listForms.mock.lastCall?.[0]?.query?.search).toBe('meld'));
  fireEvent.click(await screen.findByRole('option', { name: 'Melding doen' }));
  await vi.waitFor(() => expect(filters()).toContainEqual({ form_id: formId }));
});

test('shows the name of the form in the address, and removes the filter', async () => {
  const filters = open(`/submissions?filter[form_id]=${formId}&filter[status]=draft`);
  expect(await screen.findByDisplayValue('Melding doen')).not.toBeNull();
  expect(screen.getByText('Concept', { selector: 'strong' })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Filter Formulier verwijderen' }));
  await vi.waitFor(() => expect(filters()).toContainEqual({ status: 'draft' }));
});

test.each([
  ['Toegewezen aan', 'me', { assigned_to: 'me' }],
  ['Ingezonden vanaf', '2026-11-20', { completed_from: '2026-11-20' }],
])('an added filter (%s) applies once a value is chosen', async (label, value, filter) => {
  const filters = open();
  await choose(`${label} …`);
  const input = await screen.findByLabelText(label);
  expect((input as HTMLInputElement).value).toBe('');
  expect(filters().every((one) => Object.keys(one ?? {}).length === 0)).toBe(true);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
  await vi.waitFor(() => expect(filters()).toContainEqual(filter));
  fireEvent.click(screen.getByRole('button', { name: `Filter ${label} verwijderen` }));
  await vi.waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
});
