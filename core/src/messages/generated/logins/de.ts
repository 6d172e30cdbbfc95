import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.login.extend': ['Angemeldet bleiben'],
  'visit.login.extended': ['Sie bleiben angemeldet.'],
  'visit.login.log_out': ['Abmelden'],
  'visit.login.logged_in': ['Sie sind angemeldet als ', ['name']],
  'visit.login.logged_in_unnamed': ['Sie sind angemeldet'],
  'visit.login.since': ['Mit ', ['provider'], ' angemeldet am ', ['moment']],
  'visit.login.warning': [
    'Sie werden in ',
    ['minutes'],
    ' Minuten abgemeldet, wenn Sie nichts tun.',
  ],
} satisfies Messages;
