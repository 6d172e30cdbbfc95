import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, renderScreen } from '../../testing/render-screen.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpEnrolment } from './totp-enrolment.tsx';

const offer = {
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Noor?secret=JBSWY3DPEHPK3PXP',
  qr: { size: 1, path: 'M0 0h1v1H0z' },
};

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
  focusManager.setFocused(undefined);
});

test('the secret is asked for once, also when the window is left for the app on the phone', async () => {
  const start = vi.spyOn(api, 'startTotpEnrolment').mockResolvedValue({ data: offer });
  renderScreen(<TotpEnrolment onDone={() => undefined} onCancel={() => undefined} />);
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).not.toBeNull();
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(screen.getByLabelText(/^Code/)).not.toBeNull());
  expect(start).toHaveBeenCalledOnce();
});

test('a secret that did not come is asked for again', async () => {
  const start = vi.spyOn(api, 'startTotpEnrolment').mockRejectedValueOnce(new Error('offline'));
  start.mockResolvedValue({ data: offer });
  renderScreen(<TotpEnrolment onDone={() => undefined} onCancel={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).not.toBeNull();
});

test('recovery codes are not left by accident', () => {
  const Codes = () => <RecoveryCodes codes={['aaaa-bbbb']} onDone={() => undefined} />;
  renderRoute([{ path: '/', Component: Codes }], '/');
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
