import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'issue.address_incomplete': ['Suchen Sie die Adresse oder füllen Sie alle Teile der Adresse aus'],
  'issue.company_incomplete': [
    'Suchen Sie das Unternehmen oder geben Sie Handelsregisternummer und Namen ein',
  ],
  'visit.login.expired': [
    'Sie wurden abgemeldet, weil Sie eine Weile nicht aktiv waren. Ihre Angaben sind gespeichert. Melden Sie sich erneut an, um fortzufahren.',
  ],
  'visit.login.go_to': ['Zur Anmeldung'],
  'visit.login.least_level': ['Sie benötigen mindestens Niveau ', ['level'], '.'],
  'visit.login.leaving_for': [
    'Sie werden zu ',
    ['provider'],
    ' weitergeleitet. Ihre Angaben bleiben erhalten.',
  ],
  'visit.login.level.basis': ['Basis'],
  'visit.login.level.hoog': ['Hoog (hoch)'],
  'visit.login.level.midden': ['Midden (mittel)'],
  'visit.login.level.substantieel': ['Substantieel (substanziell)'],
  'visit.login.loading': ['Einen Moment. Wir prüfen, ob Sie angemeldet sind.'],
  'visit.login.log_in': ['Mit ', ['provider'], ' anmelden'],
  'visit.login.needed_title': ['Melden Sie sich an, um dieses Formular auszufüllen'],
  'visit.login.organisation': ['Sie melden sich bei ', ['organisation'], ' an.'],
  'visit.login.retry': ['Erneut versuchen'],
  'visit.login.unavailable': [
    'Die Anmeldung ist momentan nicht möglich. Versuchen Sie es später erneut.',
  ],
  'visit.lookup.address_by_hand': ['Adresse selbst eingeben'],
  'visit.lookup.address_by_number': ['Mit Postleitzahl und Hausnummer suchen'],
  'visit.lookup.address_by_words': ['Ohne Postleitzahl suchen'],
  'visit.lookup.address_failed': [
    'Wir können die Adresse gerade nicht suchen. Bitte geben Sie Straße und Ort selbst ein.',
  ],
  'visit.lookup.address_found': ['Gefundene Adresse'],
  'visit.lookup.address_none': [
    'Wir finden keine Adresse zu dieser Postleitzahl und Hausnummer. Prüfen Sie sie oder geben Sie Straße und Ort selbst ein.',
  ],
  'visit.lookup.address_search': ['Suche nach Straße, Hausnummer und Ort'],
  'visit.lookup.address_which': ['Welche Adresse ist es?'],
  'visit.lookup.city': ['Ort'],
  'visit.lookup.company_address': ['Adresse des Unternehmens'],
  'visit.lookup.company_branch': ['Niederlassungsnummer ', ['number']],
  'visit.lookup.company_by_hand': ['Unternehmen selbst eingeben'],
  'visit.lookup.company_by_search': ['Unternehmen suchen'],
  'visit.lookup.company_failed': [
    'Wir können das Unternehmen gerade nicht suchen. Bitte geben Sie Nummer und Namen selbst ein.',
  ],
  'visit.lookup.company_found': ['Gefundenes Unternehmen'],
  'visit.lookup.company_name': ['Name des Unternehmens'],
  'visit.lookup.company_number': ['Handelsregisternummer (KVK)'],
  'visit.lookup.company_search': ['Suche nach Name oder Handelsregisternummer (KVK)'],
  'visit.lookup.house_number': ['Hausnummer'],
  'visit.lookup.no_list': [
    'Diese Liste kann gerade nicht angezeigt werden. Bitte wenden Sie sich an uns.',
  ],
  'visit.lookup.postcode': ['Postleitzahl'],
  'visit.lookup.street': ['Straße'],
  'visit.lookup.suffix': ['Buchstabe oder Zusatz'],
  'visit.lookup.unchecked': [
    'Das geben Sie selbst ein. Wir prüfen es, wenn wir Ihr Formular bearbeiten.',
  ],
  'visit.matter.number': ['Vorgangsnummer'],
  'visit.matter.remove': ['Vorgang entfernen'],
  'visit.matter.unavailable': [
    'Die Liste Ihrer Vorgänge ist momentan nicht verfügbar. Sie können ohne Vorgang fortfahren.',
  ],
  'visit.payment.due': ['Zu zahlen'],
  'visit.payment.due_unknown': [
    'Hier steht der Betrag, sobald Sie die Fragen beantwortet haben, von denen er abhängt.',
  ],
  'visit.payment.later': [
    'Sie bezahlen nach dem Absenden des Formulars. Sie werden dann zu einer sicheren Zahlungsseite weitergeleitet.',
  ],
  'visit.payment.nothing_due': ['Sie müssen nichts bezahlen.'],
  'visit.payment.title': ['Bezahlen'],
} satisfies Messages;
