import type { Messages } from '@lingui/core';

/** Made from en.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.road.break_edit': ['Change answers'],
  'visit.road.break_kept': [
    'We could not store your answers on our side. They are kept on this device. You can go on.',
  ],
  'visit.road.break_not_saved': [
    'We could not save your answers yet. Keep this page open. You can go on.',
  ],
  'visit.road.break_saved': ['Your answers so far have been saved.'],
  'visit.road.break_saving': ['Your answers are being saved…'],
  'visit.road.break_text': [
    'Is this correct? Then you can go on. You can also still change your answers.',
  ],
} satisfies Messages;
