import type { Feature, FeatureUses } from '@form-builder/core/contract/staff/settings/features.ts';
import { Notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { applyFeatures, featureState } from '../session/feature-state.ts';
import { SideNavigation } from '../frame/side-navigation.tsx';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { FeaturesScreen } from './features-screen.tsx';

const templates: Feature = {
  id: 'templates',
  name: 'Bouwblokken',
  description: 'Delen van formulieren die andere hergebruiken.',
  consequence: 'Formulieren met een bouwblok blijven werken.',
  is_active: true,
  is_pinned: false,
  created_at: null,
  updated_at: null,
  updated_by: null,
};
const glossary: Feature = {
  ...templates,
  id: 'glossary',
  name: 'Woordenlijst',
  is_active: false,
  updated_at: '2026-11-20T09:00:00.000Z',
  updated_by: { id: '018f2b1e-0000-7000-8000-000000000004', name: 'Bea de Boer' },
};
const payments: Feature = { ...templates, id: 'payments', name: 'Betalingen', is_pinned: true };
const uses: FeatureUses = {
  forms: [
    {
      form: { id: '018f2b1e-0000-7000-8000-000000000005', name: 'Parkeren', type: 'form' },
      version: { id: '018f2b1e-0000-7000-8000-000000000006', number: 2 },
      published_in: ['production'],
    },
  ],
  form_count: 3,
  item_count: 4,
};

const show = () =>
  renderRoute(
    [
      {
        path: '/',
        element: (
          <>
            <Notifications />
            <SideNavigation isRail={false} />
            <FeaturesScreen />
          </>
        ),
      },
    ],
    '/',
  );

const itemOf = async (name: string) => {
  const found = (await screen.findByText(name, { selector: 'li p' })).closest('li');
  if (found === null) throw new Error(`${name} is not in a list.`);
  return within(found);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(prepareScreens);
beforeEach(() => signInWith(['admin-forms-settings', 'template-read', 'form-read']));
afterEach(() => {
  vi.restoreAllMocks();
  applyFeatures([]);
  featureState.hiddenHere = [];
});

describe('the features', () => {
  test('say whether they are active, who switched them, and what the operator decided', async () => {
    vi.spyOn(api, 'listFeatures').mockResolvedValue({ data: [templates, glossary, payments] });
    show();
    expect((await itemOf('Bouwblokken')).getByText('Geactiveerd')).not.toBeNull();
    const inactive = await itemOf('Woordenlijst');
    expect(inactive.getByText('Inactief')).not.toBeNull();
    expect(inactive.getByText(/Laatst gewijzigd door Bea de Boer/)).not.toBeNull();
    const pinned = await itemOf('Betalingen');
    expect(pinned.getByText('De beheerder van het systeem heeft dit bepaald.')).not.toBeNull();
    expect(pinned.queryByRole('button', { name: 'Betalingen uitzetten' })).toBeNull();
  });

  test('are switched off after what uses them was shown, which can be undone', async () => {
    let isActive = true;
    vi.spyOn(api, 'listFeatures').mockImplementation(() =>
      Promise.resolve({ data: [{ ...templates, is_active: isActive }] }),
    );
    vi.spyOn(api, 'getFeatureUses').mockResolvedValue({ data: uses });
    const update = vi.spyOn(api, 'updateFeature').mockImplementation(({ body }) => {
      isActive = body.is_active;
      return Promise.resolve({ data: { ...templates, is_active: isActive } });
    });
    show();
    await itemOf('Bouwblokken');
    press('Bouwblokken uitzetten');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bouwblokken uitzetten?' }));
    expect(await dialog.findByText('Er zijn 4 bouwblokken.')).not.toBeNull();
    expect(dialog.getByRole('link', { name: 'Parkeren' })).not.toBeNull();
    expect(dialog.getByText('En nog 2 formulieren die je niet mag zien.')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Bouwblokken' })).not.toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Uitzetten' }));
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith({
        params: { id: 'templates' },
        body: { is_active: false },
      }),
    );
    expect(await screen.findByText('Bouwblokken: inactief.')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bouwblokken' })).toBeNull());
    press('Ongedaan maken');
    expect(await screen.findByText('Bouwblokken: geactiveerd.')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bouwblokken' })).not.toBeNull());
  });

  test('can be hidden in this tab, without a call', async () => {
    vi.spyOn(api, 'listFeatures').mockResolvedValue({ data: [templates] });
    const update = vi.spyOn(api, 'updateFeature');
    show();
    await itemOf('Bouwblokken');
    press('Bouwblokken verbergen in dit tabblad');
    expect(await screen.findByText('Verborgen in dit tabblad')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Bouwblokken' })).toBeNull();
    press('Bouwblokken weer tonen in dit tabblad');
    expect(await screen.findByRole('link', { name: 'Bouwblokken' })).not.toBeNull();
    expect(update).not.toHaveBeenCalled();
  });

  test('can be loaded again after a failure', async () => {
    vi.spyOn(api, 'listFeatures')
      .mockResolvedValue({ data: [templates] })
      .mockRejectedValueOnce(new Error('Geen verbinding'));
    show();
    expect(await screen.findByText('Dit kon niet worden geladen')).not.toBeNull();
    press('Opnieuw proberen');
    expect(await itemOf('Bouwblokken')).not.toBeNull();
  });
});
