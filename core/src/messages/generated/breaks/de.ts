import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.road.break_edit': ['Antworten ändern'],
  'visit.road.break_kept': [
    'Wir konnten Ihre Antworten nicht bei uns speichern. Sie sind auf diesem Gerät gespeichert. Sie können weitergehen.',
  ],
  'visit.road.break_not_saved': [
    'Wir konnten Ihre Antworten noch nicht speichern. Lassen Sie diese Seite geöffnet. Sie können weitergehen.',
  ],
  'visit.road.break_saved': ['Ihre bisherigen Antworten sind gespeichert.'],
  'visit.road.break_saving': ['Ihre Antworten werden gespeichert…'],
  'visit.road.break_text': [
    'Stimmt das? Dann können Sie weitergehen. Sie können Ihre Antworten auch noch ändern.',
  ],
} satisfies Messages;
