import type { Hold } from '@form-builder/core/contract/staff/submissions/holds.ts';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { prepareScreens, renderScreen, signInWith } from '../testing/render-screen.tsx';
import { HoldNotices, useHoldState } from './holds.tsx';

const scope = { formId: 'form', submissionId: 'submission' };
const hold: Hold = {
  id: 'hold',
  form: { id: 'form', name: 'Parkeren' },
  submission: { id: 'submission', title: 'PF-000001' },
  reason: 'Verzoek Z-2026-17',
  ends_on: '2026-12-31',
  created_by: 'Noor',
  created_at: '2026-11-01T10:00:00Z',
  lifted_at: null,
  is_restriction: false,
  is_active: true,
};

beforeAll(prepareScreens);

function State() {
  const { isHeld, isRestricted } = useHoldState(scope);
  return <output>{`${String(isHeld)} ${String(isRestricted)}`}</output>;
}

test.each([
  [false, /wordt vastgehouden tot en met 31 december 2026/, /Niemand kan nu iets verwijderen/],
  [true, /is beperkt tot en met 31 december 2026/, /Niemand mag deze nu behandelen of verwijderen/],
])(
  'a submission on hold (restricted: %s) says what nobody may do',
  async (isRestriction, title, text) => {
    signInWith(['submission-read']);
    vi.spyOn(api, 'listHolds').mockResolvedValue({
      data: [{ ...hold, is_restriction: isRestriction }],
      meta: { total: 1, is_total_exact: true, page: 1, limit: 100, from: 1, to: 1 },
    });
    renderScreen(
      <>
        <HoldNotices {...scope} />
        <State />
      </>,
    );
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(`true ${String(isRestriction)}`);
  },
);
