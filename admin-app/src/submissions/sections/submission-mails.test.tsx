import type { SubmissionMail } from '@form-builder/core/contract/staff/submissions/submission-mail.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { prepareScreens, renderScreen } from '../../testing/render-screen.tsx';
import { SubmissionMails } from './submission-mails.tsx';

const mail = (state: SubmissionMail['state']): SubmissionMail => ({
  id: `mail-${state}`,
  kind: 'confirmation',
  state,
  recipient: 'a•••@voorbeeld.nl',
  created_at: '2026-11-20T09:00:00.000Z',
  ended_at: state === 'waiting' ? null : '2026-11-20T09:00:05.000Z',
  bounce: null,
});

const show = (...states: SubmissionMail['state'][]) =>
  renderScreen(<SubmissionMails submission={{ id: 'one', mails: states.map(mail) }} />);
const buttons = () => screen.queryAllByRole('button', { name: 'Opnieuw versturen' });

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['permanent', 'unknown_address', 'niet aangekomen: dit adres bestaat niet'],
  ['temporary', 'mailbox_full', 'nog niet aangekomen: de mailbox is vol'],
] as const)('a mail with a %s bounce says why it did not arrive', (kind, reason, words) => {
  const bounce = { kind, reason, at: '2026-11-20T09:01:00.000Z' };
  const bounced = { ...mail('sent'), bounce };
  renderScreen(<SubmissionMails submission={{ id: 'one', mails: [bounced] }} />);
  expect(screen.getByText((text) => text.startsWith(words))).not.toBeNull();
});

test('a submission without mails shows nothing', () => {
  show();
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['waiting', 'wordt verstuurd', 0],
  ['sent', 'verstuurd', 0],
  ['failed', 'niet verstuurd: de mailserver weigert het adres', 1],
  ['limited', 'niet verstuurd: dit adres kreeg te veel mails', 1],
  ['unsubscribed', 'niet verstuurd: deze persoon wil geen herinneringen', 0],
] as const)(
  'a mail that is %s says so, and can be sent again if it was given up',
  (state, words, count) => {
    show(state);
    expect(screen.getByText(/a•••@voorbeeld\.nl/)).not.toBeNull();
    expect(screen.getByText((text) => text.startsWith(words))).not.toBeNull();
    expect(buttons()).toHaveLength(count);
  },
);

test('the button requests that mail to be sent once', async () => {
  const retry = vi.spyOn(api, 'retryMail').mockReturnValue(new Promise(() => undefined));
  show('sent', 'failed');
  const [button] = buttons();
  if (button === undefined) throw new Error('There is no button.');
  fireEvent.click(button);
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', true));
  fireEvent.click(button);
  expect(retry.mock.calls).toEqual([[{ params: { id: 'one', mail_id: 'mail-failed' } }]]);
});
