import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.login.extend': ['Ingelogd blijven'],
  'visit.login.extended': ['U blijft ingelogd.'],
  'visit.login.log_out': ['Uitloggen'],
  'visit.login.logged_in': ['U bent ingelogd als ', ['name']],
  'visit.login.logged_in_unnamed': ['U bent ingelogd'],
  'visit.login.since': ['Ingelogd met ', ['provider'], ' op ', ['moment']],
  'visit.login.warning': ['U wordt over ', ['minutes'], ' minuten uitgelogd als u niets doet.'],
} satisfies Messages;
