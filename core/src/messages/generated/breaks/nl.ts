import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.road.break_edit': ['Antwoorden wijzigen'],
  'visit.road.break_kept': [
    'Wij konden uw antwoorden niet naar ons toe sturen. Ze staan wel op dit apparaat. U kunt verder.',
  ],
  'visit.road.break_not_saved': [
    'Wij konden uw antwoorden nog niet opslaan. Laat deze pagina open. U kunt verder.',
  ],
  'visit.road.break_saved': ['Uw antwoorden tot nu toe zijn opgeslagen.'],
  'visit.road.break_saving': ['Uw antwoorden worden opgeslagen…'],
  'visit.road.break_text': ['Klopt dit? Dan kunt u verder. U kunt uw antwoorden ook nog wijzigen.'],
} satisfies Messages;
