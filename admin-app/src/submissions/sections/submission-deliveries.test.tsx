import type { SubmissionDelivery } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import { buildField, buildForm } from '@form-builder/core/form/build-form.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { prepareScreens, renderScreen } from '../../testing/render-screen.tsx';
import { SubmissionDeliveries } from './submission-deliveries.tsx';

const at = '2026-11-20T09:00:00.000Z';

const delivery = (members: Partial<SubmissionDelivery>): SubmissionDelivery => ({
  id: 'case',
  name: 'Zaaksysteem',
  provider: 'zaken',
  stage: 'production',
  driver: 'zgw',
  state: 'waiting',
  error: null,
  due_at: at,
  waits_for: null,
  created_at: at,
  ended_at: null,
  filled_fields: [],
  attempts: [],
  ...members,
});

const submission = {
  id: 'one',
  pages: buildForm(
    buildField('text', 'case', { label: 'Zaaknummer' }),
    buildField('text', 'name', { label: 'Naam' }),
  ).pages,
  answers: { case: 'ZAAK-2026-6', name: 'Ada' },
};
const show = (...deliveries: SubmissionDelivery[]) =>
  renderScreen(<SubmissionDeliveries submission={{ ...submission, deliveries }} />);
const button = () => screen.queryByRole('button', { name: 'Opnieuw leveren' });

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
});

test('a submission without deliveries shows nothing', () => {
  show();
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  [{}, 'wordt geleverd', false],
  [{ waits_for: 'Archief' }, 'wacht op Archief', false],
  [{ error: 'unavailable' }, 'nog niet gelukt: de ontvanger had een storing', true],
  [{ state: 'delivered', ended_at: at }, 'geleverd · ', false],
  [{ state: 'failed', error: 'refused', ended_at: at }, 'niet geleverd: de ontvanger', true],
  [
    { state: 'failed', driver: 'sharepoint', error: 'no_answer', ended_at: at },
    'uploaden naar SharePoint is mislukt: de ontvanger',
    true,
  ],
] as const)('a delivery with %j says so', (members, words, hasButton) => {
  show(delivery(members));
  expect(screen.getByText((text) => text.startsWith(words))).not.toBeNull();
  expect(button() !== null).toBe(hasButton);
});

test('a delivery shows what the receiver filled in', () => {
  show(delivery({ state: 'delivered', ended_at: at, filled_fields: ['case'] }));
  expect(screen.getByText('Zaaknummer: ZAAK-2026-6')).not.toBeNull();
  expect(screen.queryByText('Naam: Ada')).toBeNull();
});

test('an attempt shows what was sent, apart from a preview of what the integration sends', () => {
  const exchange = JSON.stringify({
    sent: [{ method: 'POST', url: 'zaken.voorbeeld.nl/zaken', status: 400 }],
    answer: { status: 400, text: 'zaaktype onbekend' },
    preview: [{ method: 'POST', url: 'https://zaken.voorbeeld.nl/rollen', body: {} }],
  });
  const attempt = {
    number: 1,
    started_at: at,
    duration_ms: 20,
    error: 'refused',
    status: 400,
    trace_id: null,
    exchange,
  } as const;
  show(delivery({ state: 'failed', error: 'refused', ended_at: at, attempts: [attempt] }));
  expect(screen.getByText('POST zaken.voorbeeld.nl/zaken · HTTP 400')).toBeDefined();
  expect(screen.getByText('zaaktype onbekend')).toBeDefined();
  const preview = screen.getByText('Voorbeeld van wat deze koppeling stuurt').parentElement;
  expect(preview?.textContent).toContain('/rollen');
});

test('the screen follows a delivery that runs, and reads the submission once it has ended', async () => {
  const states = vi
    .spyOn(api, 'listDeliveryStates')
    .mockResolvedValue({ data: [{ id: 'case', state: 'delivered', error: null }] });
  const queries = show(delivery({}));
  const read = vi.spyOn(queries, 'invalidateQueries');
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  expect(read).toHaveBeenCalledWith({ queryKey: queryKeys.submissions.one('one') });
  expect(states).toHaveBeenCalledWith({ params: { id: 'one' } }, expect.anything());
});

test('nothing is asked while no delivery waits', () => {
  const states = vi.spyOn(api, 'listDeliveryStates');
  show(delivery({ state: 'delivered', ended_at: at }));
  expect(states).not.toHaveBeenCalled();
});

test('a rejected delivery says with which HTTP status', () => {
  const attempt = {
    number: 1,
    started_at: at,
    duration_ms: 20,
    error: 'refused',
    status: 404,
    trace_id: null,
    exchange: null,
  } as const;
  show(delivery({ state: 'failed', error: 'refused', ended_at: at, attempts: [attempt] }));
  expect(screen.getByText(/^niet geleverd: .* \(HTTP 404\) · /)).not.toBeNull();
});

test('the button requests one new delivery', async () => {
  const retry = vi.spyOn(api, 'retryDelivery').mockReturnValue(new Promise(() => undefined));
  show(delivery({ state: 'failed', error: 'refused', ended_at: at }));
  const again = button();
  if (again === null) throw new Error('There is no button.');
  fireEvent.click(again);
  await vi.waitFor(() => expect(again).toHaveProperty('disabled', true));
  expect(retry.mock.calls).toEqual([[{ params: { id: 'one', delivery_id: 'case' } }]]);
});

test('a delivery that is tried again takes the place of the one that failed', async () => {
  const failed = delivery({ state: 'failed', error: 'refused', ended_at: at });
  const other = delivery({ id: 'other', name: 'Archief' });
  vi.spyOn(api, 'retryDelivery').mockResolvedValue({ data: delivery({}) });
  const cache = show(failed, other);
  const key = queryKeys.submissions.one('one');
  cache.setQueryData(key, { id: 'one', deliveries: [failed, other] });
  const again = button();
  if (again === null) throw new Error('There is no button.');
  fireEvent.click(again);
  await vi.waitFor(() =>
    expect(cache.getQueryData(key)).toEqual({ id: 'one', deliveries: [delivery({}), other] }),
  );
  expect(document.activeElement?.textContent).toMatch(/^Zaaksysteem/);
});
