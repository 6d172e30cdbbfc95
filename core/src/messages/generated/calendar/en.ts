import type { Messages } from '@lingui/core';

/** Made from en.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.calendar.close': ['Close the calendar'],
  'visit.calendar.keys': [
    'Arrow keys: another day. Page Up and Page Down: another month, with Shift another year. Enter: choose.',
  ],
  'visit.calendar.next_month': ['Next month'],
  'visit.calendar.next_year': ['Next year'],
  'visit.calendar.previous_month': ['Previous month'],
  'visit.calendar.previous_year': ['Previous year'],
  'visit.calendar.title': ['Choose a date'],
  'visit.calendar.today': ['today'],
} satisfies Messages;
