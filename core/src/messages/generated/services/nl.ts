import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'issue.address_incomplete': ['Zoek het adres op of vul alle onderdelen van het adres in'],
  'issue.company_incomplete': ['Zoek het bedrijf op of vul KVK-nummer en naam in'],
  'visit.login.expired': [
    'U bent uitgelogd, omdat u een tijd niet bezig bent geweest. Wat u hebt ingevuld, is bewaard. Log opnieuw in om verder te gaan.',
  ],
  'visit.login.go_to': ['Naar het inloggen'],
  'visit.login.least_level': ['U hebt minimaal niveau ', ['level'], ' nodig.'],
  'visit.login.leaving_for': [
    'U gaat nu naar ',
    ['provider'],
    '. Wat u hebt ingevuld, blijft bewaard.',
  ],
  'visit.login.level.basis': ['Basis'],
  'visit.login.level.hoog': ['Hoog'],
  'visit.login.level.midden': ['Midden'],
  'visit.login.level.substantieel': ['Substantieel'],
  'visit.login.loading': ['Een ogenblik. Wij kijken of u bent ingelogd.'],
  'visit.login.log_in': ['Inloggen met ', ['provider']],
  'visit.login.needed_title': ['Log in om dit formulier in te vullen'],
  'visit.login.organisation': ['U logt in bij ', ['organisation'], '.'],
  'visit.login.retry': ['Opnieuw proberen'],
  'visit.login.unavailable': ['Inloggen kan nu niet. Probeer het later opnieuw.'],
  'visit.lookup.address_by_hand': ['Adres zelf invullen'],
  'visit.lookup.address_by_number': ['Zoeken met postcode en huisnummer'],
  'visit.lookup.address_by_words': ['Zoeken zonder postcode'],
  'visit.lookup.address_failed': [
    'Wij kunnen het adres nu niet opzoeken. Vul straat en plaats zelf in.',
  ],
  'visit.lookup.address_found': ['Gevonden adres'],
  'visit.lookup.address_none': [
    'Wij vinden geen adres bij deze postcode en dit huisnummer. Controleer ze, of vul straat en plaats zelf in.',
  ],
  'visit.lookup.address_search': ['Zoek op straat, huisnummer en plaats'],
  'visit.lookup.address_which': ['Welk adres is het?'],
  'visit.lookup.city': ['Plaats'],
  'visit.lookup.company_address': ['Adres van het bedrijf'],
  'visit.lookup.company_branch': ['Vestigingsnummer ', ['number']],
  'visit.lookup.company_by_hand': ['Bedrijf zelf invullen'],
  'visit.lookup.company_by_search': ['Bedrijf opzoeken'],
  'visit.lookup.company_failed': [
    'Wij kunnen het bedrijf nu niet opzoeken. Vul KVK-nummer en naam zelf in.',
  ],
  'visit.lookup.company_found': ['Gevonden bedrijf'],
  'visit.lookup.company_name': ['Naam van het bedrijf'],
  'visit.lookup.company_number': ['KVK-nummer'],
  'visit.lookup.company_search': ['Zoek op naam of KVK-nummer'],
  'visit.lookup.house_number': ['Huisnummer'],
  'visit.lookup.no_list': ['Deze lijst kan nu niet worden getoond. Neem contact met ons op.'],
  'visit.lookup.postcode': ['Postcode'],
  'visit.lookup.street': ['Straat'],
  'visit.lookup.suffix': ['Letter of toevoeging'],
  'visit.lookup.unchecked': [
    'Dit vult u zelf in. Wij controleren het als wij uw formulier behandelen.',
  ],
  'visit.matter.number': ['Zaaknummer'],
  'visit.matter.remove': ['Zaak verwijderen'],
  'visit.matter.unavailable': [
    'De lijst met uw zaken is nu niet beschikbaar. U kunt verder zonder zaak.',
  ],
  'visit.payment.due': ['Te betalen'],
  'visit.payment.due_unknown': [
    'U ziet hier het bedrag zodra u de vragen hebt beantwoord waarvan het afhangt.',
  ],
  'visit.payment.later': [
    'U betaalt nadat u het formulier hebt verstuurd. U gaat dan naar een beveiligde betaalpagina.',
  ],
  'visit.payment.nothing_due': ['U hoeft niets te betalen.'],
  'visit.payment.title': ['Betalen'],
} satisfies Messages;
