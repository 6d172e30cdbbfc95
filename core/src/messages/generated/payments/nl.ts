import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.payment.cancelled_title': ['U hebt de betaling geannuleerd'],
  'visit.payment.change': ['Antwoorden wijzigen'],
  'visit.payment.elsewhere': [
    'U komt terug van de betaalpagina, maar niet in de browser waarin u bent begonnen. Daar ziet u hoe uw betaling is verlopen. Hebt u betaald? Dan is uw formulier verstuurd of wordt het vanzelf verstuurd. Betaal niet opnieuw.',
  ],
  'visit.payment.elsewhere_title': [
    'Ga terug naar de browser waarin u het formulier hebt ingevuld',
  ],
  'visit.payment.expired_title': ['De betaling is verlopen'],
  'visit.payment.failed_title': ['De betaling is mislukt'],
  'visit.payment.go': ['Naar de betaalpagina'],
  'visit.payment.leaving': ['U gaat nu naar de betaalpagina.'],
  'visit.payment.load_failed': ['Wij kunnen uw betaalgegevens nu niet laden.'],
  'visit.payment.loading': ['Een ogenblik. Wij laden uw betaalgegevens.'],
  'visit.payment.not_completed': ['Uw betaling is niet voltooid. U kunt opnieuw beginnen.'],
  'visit.payment.open': [
    'Hebt u al betaald? Dan ziet u dat hier vanzelf. Anders kunt u verder met betalen.',
  ],
  'visit.payment.open_title': ['Uw betaling is nog niet afgerond'],
  'visit.payment.paid': ['Uw betaling is gelukt.'],
  'visit.payment.processing': [
    'Dit kan even duren. Deze pagina werkt zichzelf bij: u hoeft niets te doen.',
  ],
  'visit.payment.processing_long': [
    'Het duurt langer dan verwacht. U mag deze pagina sluiten: wij maken uw formulier af zodra de betaling binnen is.',
  ],
  'visit.payment.processing_title': ['Uw betaling wordt verwerkt'],
  'visit.payment.retry': ['Opnieuw proberen'],
  'visit.payment.start_over': ['Opnieuw beginnen'],
  'visit.payment.started_over': [
    'U kunt uw antwoorden nog aanpassen. Verstuur het formulier opnieuw om te betalen.',
  ],
  'visit.payment.status_failed': ['Wij kunnen de status van uw betaling nu niet ophalen.'],
  'visit.payment.status_failed_hint': [
    'Betaal niet opnieuw. Wij proberen het vanzelf nog een keer.',
  ],
  'visit.payment.text': [
    'Uw antwoorden zijn bewaard. Uw formulier is pas verstuurd als u hebt betaald.',
  ],
} satisfies Messages;
