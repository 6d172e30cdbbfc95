import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { prepareScreens, renderScreen } from '../../testing/render-screen.tsx';
import { useTimelineEvents } from './use-timeline-events.ts';

const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`;
const submission: Parameters<typeof useTimelineEvents>[0] = {
  co_signature: null,
  deliveries: [],
  created_at: at(1),
  completed_at: at(3),
  payments: [
    {
      id: 'pay',
      amount_cents: 1250,
      currency: 'EUR',
      status: 'paid',
      created_at: at(1),
      paid_at: at(2),
      received_cents: null,
      received_currency: null,
      is_used: true,
      charged_back_cents: 1000,
      charged_back_at: at(7),
      refunds: [],
      updated_at: at(2),
    },
  ],
  mails: [
    {
      id: 'mail',
      kind: 'confirmation',
      state: 'sent',
      bounce: null,
      recipient: 'a•••@b.nl',
      created_at: at(3),
      ended_at: at(4),
    },
  ],
  handling: {
    assigned_to: { id: 'noor', name: 'Noor' },
    assigned_at: at(5),
    handled_at: at(8),
    handled_by: 'Sam',
    labels: [],
  },
};
const remarks = [{ id: 'remark', text: 'Gebeld', author: 'Noor', created_at: at(6) }];

function Events() {
  return (
    <ul>
      {useTimelineEvents(submission, remarks).map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}

beforeAll(prepareScreens);
test('the timeline lists the events of a submission, oldest first', () => {
  renderScreen(<Events />);
  const texts = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s/g, ' '));
  expect(texts).toEqual([
    'Begonnen met invullen',
    'Betaald: € 12,50',
    'Ingezonden',
    'E-mail verstuurd: a•••@b.nl',
    'Toegewezen aan Noor',
    'Opmerking van Noor',
    'Teruggehaald door de bank: € 10,00',
    'Afgehandeld door Sam',
  ]);
});
