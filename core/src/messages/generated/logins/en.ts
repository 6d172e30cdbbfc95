import type { Messages } from '@lingui/core';

/** Made from en.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.login.extend': ['Stay logged in'],
  'visit.login.extended': ['You stay logged in.'],
  'visit.login.log_out': ['Log out'],
  'visit.login.logged_in': ['You are logged in as ', ['name']],
  'visit.login.logged_in_unnamed': ['You are logged in'],
  'visit.login.since': ['Logged in with ', ['provider'], ' on ', ['moment']],
  'visit.login.warning': ['You will be logged out in ', ['minutes'], ' minutes if you do nothing.'],
} satisfies Messages;
