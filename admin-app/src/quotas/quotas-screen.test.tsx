import type { Quota } from '@form-builder/core/contract/staff/settings/quotas.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { QuotasScreen } from './quotas-screen.tsx';

const forms: Quota = {
  id: 'forms',
  name: 'Formulieren en bouwblokken',
  description: 'Bij de limiet kan niemand een formulier maken.',
  unit: 'count',
  period: 'now',
  used: 8,
  max: 10,
  level: 'near',
};
const storage: Quota = {
  ...forms,
  id: 'storage',
  name: 'Opslag van bestanden',
  unit: 'bytes',
  used: 1_500_000_000,
  max: null,
  level: 'within',
};
const submissions: Quota = {
  ...forms,
  id: 'submissions',
  name: 'Inzendingen per maand',
  period: 'month',
  used: 1_012,
  max: 1_000,
  level: 'reached',
};

const show = () => renderRoute([{ path: '/', element: <QuotasScreen /> }], '/');

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the quotas', () => {
  test('are bars with their value and limit in words, for screen readers too', async () => {
    vi.spyOn(api, 'listQuotas').mockResolvedValue({ data: [forms, storage, submissions] });
    show();
    const bar = await screen.findByRole('meter', { name: 'Formulieren en bouwblokken' });
    expect(bar.getAttribute('aria-valuetext')).toBe('8 van 10 (80 %)');
    expect(bar.getAttribute('aria-valuenow')).toBe('8');
    expect(screen.getByText('8 van 10 (80 %)')).not.toBeNull();
    expect(screen.getByText('Bijna bereikt')).not.toBeNull();
    expect(screen.getByText(/^1,5.GB, geen limiet$/)).not.toBeNull();
    expect(screen.queryByRole('meter', { name: 'Opslag van bestanden' })).toBeNull();
    const full = screen.getByRole('meter', { name: 'Inzendingen per maand' });
    expect(full.getAttribute('aria-valuenow')).toBe('1000');
    expect(screen.getByText('1.012 van 1.000, 12 boven de limiet')).not.toBeNull();
    expect(screen.getByText('Limiet bereikt')).not.toBeNull();
  });

  test('can be loaded again after a failure', async () => {
    vi.spyOn(api, 'listQuotas')
      .mockResolvedValue({ data: [forms] })
      .mockRejectedValueOnce(new Error('Geen verbinding'));
    show();
    expect(await screen.findByText('Dit kon niet worden geladen')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('meter')).not.toBeNull();
  });
});
