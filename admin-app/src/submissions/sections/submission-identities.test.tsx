import type { SubmissionIdentity } from '@form-builder/core/contract/staff/submissions/identities.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { sessionState } from '../../session/session-state.ts';
import { prepareScreens, renderScreen, signInWith } from '../../testing/render-screen.tsx';
import { SubmissionIdentities } from './submission-identities.tsx';

const own: SubmissionIdentity = {
  provider: 'digid',
  provider_name: 'DigiD',
  name: 'Jo Nguyễn',
  identifier: '••••••644',
  level: 'midden',
  authenticated_at: '2026-11-20T09:59:00.000Z',
  is_shielded: false,
  acting: null,
};
const represented: SubmissionIdentity = {
  ...own,
  acting: { name: 'W. van den Berg', identifier: '••••••653', person: null, mandate: '0f1b' },
};

function show(identities: SubmissionIdentity[]) {
  vi.spyOn(api, 'listIdentities').mockResolvedValue({ data: identities });
  renderScreen(<SubmissionIdentities submissionId="one" />);
}

beforeAll(prepareScreens);
afterEach(() => {
  sessionState.user = null;
  vi.restoreAllMocks();
});

test('shows both parties with their numbers masked', async () => {
  signInWith(['submission-read']);
  show([represented]);
  expect(await screen.findByText('Jo Nguyễn')).not.toBeNull();
  for (const text of ['W. van den Berg', '••••••644', '••••••653', '0f1b', /^DigiD \(midden\)/])
    expect(screen.getByText(text)).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says of whom the data are shielded, and of nobody else', async () => {
  signInWith(['submission-read']);
  show([{ ...own, is_shielded: true }]);
  expect(await screen.findByText(/afgeschermd in de BRP/)).not.toBeNull();
  cleanup();
  show([own]);
  expect(await screen.findByText('Jo Nguyễn')).not.toBeNull();
  expect(screen.queryByText(/afgeschermd/)).toBeNull();
});

test('shows one number at a time to who may see it and asks for it', async () => {
  signInWith(['submission-read', 'submission-unmask']);
  const ask = vi
    .spyOn(api, 'getIdentifier')
    .mockResolvedValue({ data: { provider: 'digid', identifier: '999993653' } });
  show([represented]);
  fireEvent.click(await screen.findByRole('button', { name: 'Nummer tonen: W. van den Berg' }));
  expect(await screen.findByText('999993653')).not.toBeNull();
  expect(screen.getByText('••••••644')).not.toBeNull();
  expect(ask).toHaveBeenCalledWith({
    params: { id: 'one', provider: 'digid' },
    query: { party: 'acting' },
  });
});

test('shows one person for who logged in for themselves, and nothing without a login', async () => {
  signInWith(['submission-read']);
  show([own]);
  expect(await screen.findByText('Naam')).not.toBeNull();
  expect(screen.queryByText('Ingevuld door (gemachtigde)')).toBeNull();
  cleanup();
  show([]);
  await vi.waitFor(() => expect(api.listIdentities).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('heading')).toBeNull();
});
