import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'issue.address_incomplete': ['Zoek het adres op of vul alle onderdelen van het adres in'],
  'issue.company_incomplete': ['Zoek het bedrijf op of vul KVK-nummer en naam in'],
  'visit.login.cancelled': ['U hebt het inloggen met ', ['provider'], ' geannuleerd.'],
  'visit.login.expired': [
    'U bent uitgelogd, omdat u een tijd niet bezig bent geweest. Wat u hebt ingevuld, is bewaard. Log opnieuw in om verder te gaan.',
  ],
  'visit.login.extend': ['Ingelogd blijven'],
  'visit.login.extended': ['U blijft ingelogd.'],
  'visit.login.failed': ['Inloggen met ', ['provider'], ' is niet gelukt. Probeer het opnieuw.'],
  'visit.login.go_back': [
    'Ga terug naar de pagina met het formulier. Wat u hebt ingevuld, staat daar nog.',
  ],
  'visit.login.least_level': ['U hebt minimaal niveau ', ['level'], ' nodig.'],
  'visit.login.leaving': ['U wordt uitgelogd'],
  'visit.login.leaving_for': [
    'U gaat nu naar ',
    ['provider'],
    '. Wat u hebt ingevuld, blijft bewaard.',
  ],
  'visit.login.level.basis': ['Basis'],
  'visit.login.level.hoog': ['Hoog'],
  'visit.login.level.midden': ['Midden'],
  'visit.login.level.substantieel': ['Substantieel'],
  'visit.login.level_too_low': [
    'Het niveau waarmee u hebt ingelogd, is te laag. Log opnieuw in met niveau ',
    ['level'],
    ' of hoger.',
  ],
  'visit.login.loading': ['Een ogenblik. Wij kijken of u bent ingelogd.'],
  'visit.login.log_in': ['Inloggen met ', ['provider']],
  'visit.login.log_out': ['Uitloggen'],
  'visit.login.logged_in': ['U bent ingelogd als ', ['name']],
  'visit.login.logged_in_unnamed': ['U bent ingelogd'],
  'visit.login.must': ['Om verder te gaan, moet u inloggen met ', ['provider'], '.'],
  'visit.login.needed_title': ['Log in om dit formulier in te vullen'],
  'visit.login.organisation': ['U logt in bij ', ['organisation'], '.'],
  'visit.login.other_person': [
    'U bent ingelogd als iemand anders dan degene die dit formulier begon.',
  ],
  'visit.login.provider': ['uw inlogmiddel'],
  'visit.login.retry': ['Opnieuw proberen'],
  'visit.login.since': ['Ingelogd met ', ['provider'], ' op ', ['moment']],
  'visit.login.unavailable': ['Inloggen kan nu niet. Probeer het later opnieuw.'],
  'visit.login.warning': ['U wordt over ', ['minutes'], ' minuten uitgelogd als u niets doet.'],
  'visit.matter.choose': ['Kies een zaak'],
  'visit.matter.loading': ['Een ogenblik. Wij zoeken uw zaken op.'],
  'visit.matter.none': ['Er zijn geen zaken gevonden.'],
  'visit.matter.number': ['Zaaknummer'],
  'visit.matter.remove': ['Zaak verwijderen'],
  'visit.matter.retry': ['Opnieuw proberen'],
  'visit.matter.unavailable': [
    'De lijst met uw zaken is nu niet beschikbaar. U kunt verder zonder zaak.',
  ],
  'visit.payment.cancelled_title': ['U hebt de betaling geannuleerd'],
  'visit.payment.change': ['Antwoorden wijzigen'],
  'visit.payment.due': ['Te betalen'],
  'visit.payment.due_unknown': [
    'U ziet hier het bedrag zodra u de vragen hebt beantwoord waarvan het afhangt.',
  ],
  'visit.payment.elsewhere': [
    'U komt terug van de betaalpagina, maar niet in de browser waarin u bent begonnen. Daar ziet u hoe uw betaling is verlopen. Hebt u betaald? Dan is uw formulier verstuurd of wordt het vanzelf verstuurd. Betaal niet opnieuw.',
  ],
  'visit.payment.elsewhere_title': [
    'Ga terug naar de browser waarin u het formulier hebt ingevuld',
  ],
  'visit.payment.expired_title': ['De betaling is verlopen'],
  'visit.payment.failed_title': ['De betaling is mislukt'],
  'visit.payment.go': ['Naar de betaalpagina'],
  'visit.payment.later': [
    'U betaalt nadat u het formulier hebt verstuurd. U gaat dan naar een beveiligde betaalpagina.',
  ],
  'visit.payment.leaving': ['U gaat nu naar de betaalpagina.'],
  'visit.payment.load_failed': ['Wij kunnen uw betaalgegevens nu niet laden.'],
  'visit.payment.loading': ['Een ogenblik. Wij laden uw betaalgegevens.'],
  'visit.payment.not_completed': ['Uw betaling is niet voltooid. U kunt opnieuw beginnen.'],
  'visit.payment.nothing_due': ['U hoeft niets te betalen.'],
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
  'visit.payment.title': ['Betalen'],
} satisfies Messages;
