import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.calendar.close': ['Kalender sluiten'],
  'visit.calendar.keys': [
    'Pijltjestoetsen: een andere dag. Page Up en Page Down: een andere maand, met Shift een ander jaar. Enter: kiezen.',
  ],
  'visit.calendar.next_month': ['Volgende maand'],
  'visit.calendar.next_year': ['Volgend jaar'],
  'visit.calendar.previous_month': ['Vorige maand'],
  'visit.calendar.previous_year': ['Vorig jaar'],
  'visit.calendar.title': ['Kies een datum'],
  'visit.calendar.today': ['vandaag'],
} satisfies Messages;
