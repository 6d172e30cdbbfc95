import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { ScheduledPublication } from '@form-builder/core/contract/staff/forms/scheduled-publications.ts';
import type { EnvironmentState } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { buildForm } from '../testing/build-form.ts';
import { buildVersion } from '../testing/build-version.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { InDrawerContext } from '../feedback/step-dialog.tsx';
import { PublicationTable } from './publication-table.tsx';

const planned: ScheduledPublication = {
  environment: 'production',
  at: '2026-12-03T08:00:00.000Z',
  user: { id: '018f2b1e-0000-7000-8000-000000000009', name: 'Anna de Boer' },
  remark: null,
  failure: null,
  failed_at: null,
};
const sentence = 'Wordt gepubliceerd op donderdag 3 december 2026 om 09:00 door Anna de Boer.';

interface Shown {
  readonly scheduled?: Partial<ScheduledPublication>;
  readonly state?: EnvironmentState;
  readonly permissions?: readonly Permission[];
  readonly isInDrawer?: boolean;
  readonly is_editable?: boolean;
  readonly reviewers?: Version['environments'][number]['reviewers'];
}

const proposerRights: Permission[] = ['form-read', 'form-edit', 'form-propose-production'];

function open({
  scheduled,
  state = 'approved',
  permissions,
  isInDrawer = false,
  is_editable = true,
  reviewers = [],
}: Shown = {}) {
  signInWith(permissions ?? ['form-read', 'form-edit', 'form-publish-production']);
  vi.spyOn(api, 'listEnvironments').mockResolvedValue({
    data: [
      {
        id: 'production',
        name: 'Productie',
        sort_order: 4,
        is_enabled: true,
        is_editable: false,
        created_at: planned.at,
        updated_at: planned.at,
      },
    ],
    meta: { total: 1, is_total_exact: true, page: 1, limit: 999, from: 1, to: 1 },
  });
  const version = buildVersion({
    number: 3,
    is_editable,
    environments: [
      { id: 'production', state, at: planned.at, user: null, remark: null, reviewers },
    ],
    scheduled_publications: scheduled === undefined ? [] : [{ ...planned, ...scheduled }],
  });
  const form = buildForm({
    published: [{ environment: 'production', version_id: 'v2', number: 2, at: planned.at }],
  });
  const element = (
    <InDrawerContext value={isInDrawer}>
      <PublicationTable form={form} version={version} />
    </InDrawerContext>
  );
  renderRoute([{ path: '*', element }], '/');
}
const button = (name: string) => screen.findByRole('button', { name: `${name}: Productie` });

beforeAll(prepareScreens);
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T11:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  queryClient.clear();
});

test('an approved version is planned in Dutch time, with what happens then in words', async () => {
  const schedule = vi.spyOn(api, 'schedulePublication').mockResolvedValue({ data: planned });
  open();
  fireEvent.click(await button('Publicatie plannen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicatie plannen' }));
  // Tomorrow morning until somebody chooses.
  expect(
    dialog.getByText(/Versie 3 wordt op vrijdag 27 november 2026 om 09:00 gepubliceerd/),
  ).toBeDefined();
  expect(dialog.getByText(/nu versie 2/)).toBeDefined();
  const change = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  change('Dag', '2027-03-28');
  change('Tijd (Nederlandse tijd)', '02:30');
  expect(dialog.getByText(/Deze tijd bestaat niet/)).toBeDefined();
  change('Dag', '2020-01-01');
  expect(dialog.getByText(/Dit moment is al geweest/)).toBeDefined();
  change('Dag', '2028-01-01');
  expect(dialog.getByText('Kies een moment binnen een jaar.')).toBeDefined();
  change('Dag', '');
  fireEvent.click(dialog.getByRole('button', { name: 'Plannen' }));
  expect(dialog.getByText('Kies een dag.')).toBeDefined();
  expect(schedule).not.toHaveBeenCalled();
  change('Dag', '2026-12-03');
  change('Tijd (Nederlandse tijd)', '09:00');
  change('Opmerking (niet verplicht)', 'Nieuw beleid');
  fireEvent.click(dialog.getByRole('button', { name: 'Plannen' }));
  await waitFor(() => expect(schedule).toHaveBeenCalled());
  expect(schedule.mock.lastCall?.[0]).toMatchObject({
    params: { environment: 'production' },
    body: { at: planned.at, remark: 'Nieuw beleid' },
  });
});

test('the row says when and by whom, and whoever may publish changes or withdraws it', async () => {
  const cancel = vi.spyOn(api, 'cancelScheduledPublication').mockResolvedValue(undefined);
  open({ scheduled: {} });
  expect(await screen.findByText(sentence)).toBeDefined();
  fireEvent.click(await button('Ander moment kiezen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ander moment kiezen' }));
  expect(dialog.getByLabelText('Dag')).toHaveProperty('value', '2026-12-03');
  fireEvent.click(dialog.getByRole('button', { name: 'Annuleren' }));
  fireEvent.click(await button('Planning intrekken'));
  fireEvent.click(await screen.findByRole('button', { name: 'Ja, intrekken' }));
  await waitFor(() => expect(cancel).toHaveBeenCalled());
});

test('the row says why a version was not published, and when its approval is gone', async () => {
  open({ scheduled: { failure: 'superseded', failed_at: planned.at } });
  expect(await screen.findByText(/Niet gepubliceerd op donderdag 3 december/)).toBeDefined();
  expect(screen.getByText(/Er was al een nieuwere versie gepubliceerd/)).toBeDefined();
  expect(await button('Melding weghalen')).toBeDefined();
});

test('a plan without an approval warns, and offers no other moment', async () => {
  open({ scheduled: {}, state: 'rejected' });
  expect(await screen.findByText(/De versie is niet meer goedgekeurd/)).toBeDefined();
  expect(await button('Planning intrekken')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Ander moment/ })).toBeNull();
});

test('who may not publish sees the plan only', async () => {
  open({ scheduled: {}, permissions: ['form-read', 'form-edit'] });
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a proposal says what the reviewer will find, and whom it goes to', async () => {
  const finding = { severity: 'error', path: {}, params: {}, message: '' } as const;
  vi.spyOn(api, 'listFindings').mockResolvedValue({
    data: [
      { ...finding, code: 'label_missing' },
      { ...finding, code: 'test_failed' },
      { ...finding, code: 'translation_missing', severity: 'warning' },
      { ...finding, code: 'translation_outdated', severity: 'warning' },
    ],
  });
  const expected = { pages: [], fields: {}, issues: [] };
  const recorded = { id: 'aaaa', name: 'Test', day: '2026-11-26', answers: {}, expected };
  vi.spyOn(api, 'getVersion').mockResolvedValue({
    data: buildVersion({
      title: 'Kapvergunning',
      pages: [],
      description: '',
      settings: { 'tests.recorded': [recorded] },
      translations: { en: { title: 'Felling' } },
      translation_notes: { en: { title: { source: 'Kappen' } } },
    }),
  });
  vi.spyOn(api, 'listReviewers').mockResolvedValue({ data: [] });
  open({ state: 'withdrawn', permissions: proposerRights });
  fireEvent.click(await button('Voorstellen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versie voorstellen' }));
  expect(dialog.getByText(/^Een collega beslist daarna/)).toBeDefined();
  const items = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([
    '1 fout: los die eerst op',
    'Geen waarschuwingen',
    'Tests: 1 verschil, los die eerst op',
    'Vertaald in het Engels: 100 %, waarvan 1 tekst verouderd',
    'Vertaald in het Duits: 0 %',
  ]);
});

test('a proposal claims nothing about tests and translations that there are not', async () => {
  vi.spyOn(api, 'listFindings').mockResolvedValue({ data: [] });
  vi.spyOn(api, 'getVersion').mockResolvedValue({ data: buildVersion() });
  vi.spyOn(api, 'listReviewers').mockResolvedValue({ data: [] });
  open({ state: 'withdrawn', permissions: proposerRights });
  fireEvent.click(await button('Voorstellen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versie voorstellen' }));
  const items = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Geen fouten',
    'Geen waarschuwingen',
    'Nog geen tests',
    'Vertaald in het Engels: 0 %',
    'Vertaald in het Duits: 0 %',
  ]);
});

test('a proposal asks the colleagues who are chosen by name', async () => {
  vi.spyOn(api, 'listFindings').mockResolvedValue({ data: [] });
  const [bea, cor] = [
    { id: '018f2b1e-0000-7000-8000-00000000000b', name: 'Bea Oordeel' },
    { id: '018f2b1e-0000-7000-8000-00000000000c', name: 'Cor Rector' },
  ];
  const search = vi
    .spyOn(api, 'listReviewers')
    .mockImplementation(({ query }) =>
      Promise.resolve({ data: query?.search === 'cor' ? [cor] : [bea, cor] }),
    );
  const propose = vi.spyOn(api, 'proposeVersion').mockResolvedValue({ data: buildVersion() });
  open({ state: 'withdrawn', permissions: proposerRights });
  fireEvent.click(await button('Voorstellen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versie voorstellen' }));
  const picker = await dialog.findByRole('combobox', { name: /^Wie vraag je om te beoordelen/ });
  fireEvent.click(picker);
  fireEvent.click(await screen.findByRole('option', { name: 'Bea Oordeel' }));
  fireEvent.change(picker, { target: { value: 'cor' } });
  await waitFor(() =>
    expect(search.mock.lastCall?.[0]).toMatchObject({ query: { search: 'cor' } }),
  );
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Bea Oordeel' })).toBeNull());
  fireEvent.click(await screen.findByRole('option', { name: 'Cor Rector' }));
  expect(dialog.getByText('Bea Oordeel')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Voorstellen' }));
  await waitFor(() => expect(propose).toHaveBeenCalled());
  expect(propose.mock.lastCall?.[0].body).toEqual({ reviewers: [bea.id, cor.id] });
});

test('the row says who was asked to review, and tells them so', async () => {
  const me = { id: '018f2b1e-0000-7000-8000-000000000003', name: 'Bea Oordeel' };
  open({
    state: 'proposed',
    reviewers: [me],
    permissions: ['form-read', 'form-review-production'],
  });
  expect(await screen.findByText('Gevraagd: Bea Oordeel')).toBeDefined();
  expect(screen.getByText('Jou is gevraagd om deze versie te beoordelen.')).toBeDefined();
});

test.each([
  [true, /^Versie 3 wordt in Productie meteen zichtbaar voor iedereen\. .*niet meer wijzigen/],
  [false, /^Versie 3 wordt in Productie meteen zichtbaar voor iedereen\. .*gewoon afmaken\.$/],
])('a publication names the place and what locks: %s', async (is_editable, text) => {
  open({ is_editable });
  fireEvent.click(await button('Publiceren'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versie publiceren' }));
  expect(dialog.getByText(text)).toBeDefined();
});

test('who may do both is asked for an opinion first, and reads that publishing gives one', async () => {
  const permissions: Permission[] = [
    'form-read',
    'form-edit',
    'form-review-production',
    'form-publish-production',
  ];
  open({ state: 'proposed', permissions });
  const names = (await screen.findAllByRole('button')).map((button) => button.textContent);
  expect(names.indexOf('Goedkeuren')).toBeLessThan(names.indexOf('Publiceren'));
  fireEvent.click(screen.getByRole('button', { name: /^Publiceren/ }));
  expect(await screen.findByText(/Je keurt het voorstel daarmee ook goed/)).toBeTruthy();
});

test('the proposer takes a proposal back', async () => {
  const retract = vi.spyOn(api, 'retractProposal').mockResolvedValue({ data: buildVersion() });
  open({ state: 'proposed', permissions: proposerRights });
  fireEvent.click(await button('Voorstel intrekken'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Voorstel intrekken' }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Voorstel intrekken' }));
  await waitFor(() => expect(retract).toHaveBeenCalled());
  expect(retract.mock.lastCall?.[0]).toMatchObject({ params: { environment: 'production' } });
});

test('in a drawer a step stands in the drawer itself, and gives the focus back', async () => {
  open({ isInDrawer: true });
  const opener = await button('Publiceren');
  opener.focus();
  fireEvent.click(opener);
  const step = await screen.findByRole('region', { name: 'Versie publiceren' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(within(step).getByRole('heading'));
  const confirm = within(step).getByRole('button', { name: 'Ja, publiceren' });
  // The drawer leaves Escape to the step.
  expect(confirm.dataset['mantineStopPropagation']).toBe('true');
  fireEvent.keyDown(confirm, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Versie publiceren' })).toBeNull();
  expect(document.activeElement).toBe(opener);
});
