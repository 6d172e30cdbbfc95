import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'issue.address_incomplete': ['Suchen Sie die Adresse oder füllen Sie alle Teile der Adresse aus'],
  'issue.company_incomplete': [
    'Suchen Sie das Unternehmen oder geben Sie Handelsregisternummer und Namen ein',
  ],
  'visit.login.cancelled': ['Sie haben die Anmeldung mit ', ['provider'], ' abgebrochen.'],
  'visit.login.expired': [
    'Sie wurden abgemeldet, weil Sie eine Weile nicht aktiv waren. Ihre Angaben sind gespeichert. Melden Sie sich erneut an, um fortzufahren.',
  ],
  'visit.login.extend': ['Angemeldet bleiben'],
  'visit.login.extended': ['Sie bleiben angemeldet.'],
  'visit.login.failed': [
    'Die Anmeldung mit ',
    ['provider'],
    ' ist nicht gelungen. Versuchen Sie es erneut.',
  ],
  'visit.login.go_back': [
    'Gehen Sie zurück zur Seite mit dem Formular. Ihre Angaben sind dort noch vorhanden.',
  ],
  'visit.login.least_level': ['Sie benötigen mindestens Niveau ', ['level'], '.'],
  'visit.login.leaving': ['Sie werden abgemeldet'],
  'visit.login.leaving_for': [
    'Sie werden zu ',
    ['provider'],
    ' weitergeleitet. Ihre Angaben bleiben erhalten.',
  ],
  'visit.login.level.basis': ['Basis'],
  'visit.login.level.hoog': ['Hoog (hoch)'],
  'visit.login.level.midden': ['Midden (mittel)'],
  'visit.login.level.substantieel': ['Substantieel (substanziell)'],
  'visit.login.level_too_low': [
    'Das Niveau Ihrer Anmeldung ist zu niedrig. Melden Sie sich erneut mit Niveau ',
    ['level'],
    ' oder höher an.',
  ],
  'visit.login.loading': ['Einen Moment. Wir prüfen, ob Sie angemeldet sind.'],
  'visit.login.log_in': ['Mit ', ['provider'], ' anmelden'],
  'visit.login.log_out': ['Abmelden'],
  'visit.login.logged_in': ['Sie sind angemeldet als ', ['name']],
  'visit.login.logged_in_unnamed': ['Sie sind angemeldet'],
  'visit.login.must': ['Um fortzufahren, müssen Sie sich mit ', ['provider'], ' anmelden.'],
  'visit.login.needed_title': ['Melden Sie sich an, um dieses Formular auszufüllen'],
  'visit.login.organisation': ['Sie melden sich bei ', ['organisation'], ' an.'],
  'visit.login.other_person': [
    'Sie sind als eine andere Person angemeldet als die, die dieses Formular begonnen hat.',
  ],
  'visit.login.provider': ['Ihrem Anmeldeverfahren'],
  'visit.login.retry': ['Erneut versuchen'],
  'visit.login.since': ['Mit ', ['provider'], ' angemeldet am ', ['moment']],
  'visit.login.unavailable': [
    'Die Anmeldung ist momentan nicht möglich. Versuchen Sie es später erneut.',
  ],
  'visit.login.warning': [
    'Sie werden in ',
    ['minutes'],
    ' Minuten abgemeldet, wenn Sie nichts tun.',
  ],
  'visit.matter.choose': ['Wählen Sie einen Vorgang'],
  'visit.matter.loading': ['Einen Moment. Wir suchen Ihre Vorgänge.'],
  'visit.matter.none': ['Es wurden keine Vorgänge gefunden.'],
  'visit.matter.number': ['Vorgangsnummer'],
  'visit.matter.remove': ['Vorgang entfernen'],
  'visit.matter.retry': ['Erneut versuchen'],
  'visit.matter.unavailable': [
    'Die Liste Ihrer Vorgänge ist momentan nicht verfügbar. Sie können ohne Vorgang fortfahren.',
  ],
  'visit.payment.cancelled_title': ['Sie haben die Zahlung abgebrochen'],
  'visit.payment.change': ['Angaben ändern'],
  'visit.payment.due': ['Zu zahlen'],
  'visit.payment.due_unknown': [
    'Hier steht der Betrag, sobald Sie die Fragen beantwortet haben, von denen er abhängt.',
  ],
  'visit.payment.elsewhere': [
    'Sie kommen von der Zahlungsseite zurück, aber nicht in dem Browser, in dem Sie begonnen haben. Dort sehen Sie, wie Ihre Zahlung verlaufen ist. Haben Sie bezahlt? Dann ist Ihr Formular gesendet oder wird von selbst gesendet. Bezahlen Sie nicht noch einmal.',
  ],
  'visit.payment.elsewhere_title': [
    'Gehen Sie zurück zu dem Browser, in dem Sie das Formular ausgefüllt haben',
  ],
  'visit.payment.expired_title': ['Die Zahlung ist abgelaufen'],
  'visit.payment.failed_title': ['Die Zahlung ist fehlgeschlagen'],
  'visit.payment.go': ['Zur Zahlungsseite'],
  'visit.payment.later': [
    'Sie bezahlen nach dem Absenden des Formulars. Sie werden dann zu einer sicheren Zahlungsseite weitergeleitet.',
  ],
  'visit.payment.leaving': ['Sie werden jetzt zur Zahlungsseite weitergeleitet.'],
  'visit.payment.load_failed': ['Ihre Zahlungsdaten können gerade nicht geladen werden.'],
  'visit.payment.loading': ['Einen Moment. Wir laden Ihre Zahlungsdaten.'],
  'visit.payment.not_completed': [
    'Ihre Zahlung wurde nicht abgeschlossen. Sie können neu beginnen.',
  ],
  'visit.payment.nothing_due': ['Sie müssen nichts bezahlen.'],
  'visit.payment.open': [
    'Haben Sie schon bezahlt? Dann sehen Sie das hier von selbst. Andernfalls können Sie die Zahlung fortsetzen.',
  ],
  'visit.payment.open_title': ['Ihre Zahlung ist noch nicht abgeschlossen'],
  'visit.payment.paid': ['Ihre Zahlung war erfolgreich.'],
  'visit.payment.processing': [
    'Das kann einen Moment dauern. Diese Seite aktualisiert sich selbst: Sie müssen nichts tun.',
  ],
  'visit.payment.processing_long': [
    'Es dauert länger als erwartet. Sie können diese Seite schließen: Wir schließen Ihr Formular ab, sobald die Zahlung eingegangen ist.',
  ],
  'visit.payment.processing_title': ['Ihre Zahlung wird verarbeitet'],
  'visit.payment.retry': ['Erneut versuchen'],
  'visit.payment.start_over': ['Neu beginnen'],
  'visit.payment.started_over': [
    'Sie können Ihre Angaben noch ändern. Senden Sie das Formular erneut, um zu bezahlen.',
  ],
  'visit.payment.status_failed': ['Der Status Ihrer Zahlung kann gerade nicht abgerufen werden.'],
  'visit.payment.status_failed_hint': [
    'Zahlen Sie nicht erneut. Wir versuchen es von selbst noch einmal.',
  ],
  'visit.payment.text': [
    'Ihre Angaben sind gespeichert. Ihr Formular wird erst gesendet, wenn Sie bezahlt haben.',
  ],
  'visit.payment.title': ['Bezahlen'],
} satisfies Messages;
