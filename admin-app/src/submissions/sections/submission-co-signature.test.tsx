import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { sessionState } from '../../session/session-state.ts';
import { prepareScreens, renderScreen, signInWith } from '../../testing/render-screen.tsx';
import { SubmissionCoSignature } from './submission-co-signature.tsx';

type CoSignature = NonNullable<Submission['co_signature']>;

const signed: CoSignature = {
  state: 'signed',
  name: null,
  recipient: null,
  text: 'Ik sta achter deze aanvraag.',
  language: 'nl',
  requested_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-12-04T09:00:00.000Z',
  ended_at: '2026-11-20T10:00:00.000Z',
  reason: '',
  login: {
    provider: 'digid',
    provider_name: 'DigiD',
    name: 'P. de Vries',
    identifier: '••••••653',
    level: 'midden',
    authenticated_at: '2026-11-20T09:59:00.000Z',
  },
};

const show = (signature: CoSignature) =>
  renderScreen(<SubmissionCoSignature submission={{ id: 'one', co_signature: signature }} />);

beforeAll(prepareScreens);
afterEach(() => {
  sessionState.user = null;
  vi.restoreAllMocks();
});

test('a co-signature by login shows who signed, how they logged in and their number masked', () => {
  signInWith(['submission-read']);
  show(signed);
  expect(screen.getByText('P. de Vries')).not.toBeNull();
  expect(screen.getByText(/^DigiD \(midden\)/)).not.toBeNull();
  expect(screen.getByText('••••••653')).not.toBeNull();
  expect(screen.queryByText('Gevraagd aan')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the number is shown to who may see it and asks for it', async () => {
  signInWith(['submission-read', 'submission-unmask']);
  const ask = vi
    .spyOn(api, 'getCoSignerIdentifier')
    .mockResolvedValue({ data: { provider: 'digid', identifier: '999992653' } });
  show(signed);
  expect(ask).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Nummer tonen' }));
  expect(await screen.findByText('999992653')).not.toBeNull();
});

test('a co-signature by mail shows who was asked, and no login', () => {
  show({ ...signed, name: 'Piet', recipient: 'p•••@voorbeeld.nl', login: null });
  expect(screen.getByText('Piet (p•••@voorbeeld.nl)')).not.toBeNull();
  expect(screen.queryByText('Ingelogd met')).toBeNull();
});
