import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.payment.cancelled_title': ['Sie haben die Zahlung abgebrochen'],
  'visit.payment.change': ['Angaben ändern'],
  'visit.payment.elsewhere': [
    'Sie kommen von der Zahlungsseite zurück, aber nicht in dem Browser, in dem Sie begonnen haben. Dort sehen Sie, wie Ihre Zahlung verlaufen ist. Haben Sie bezahlt? Dann ist Ihr Formular gesendet oder wird von selbst gesendet. Bezahlen Sie nicht noch einmal.',
  ],
  'visit.payment.elsewhere_title': [
    'Gehen Sie zurück zu dem Browser, in dem Sie das Formular ausgefüllt haben',
  ],
  'visit.payment.expired_title': ['Die Zahlung ist abgelaufen'],
  'visit.payment.failed_title': ['Die Zahlung ist fehlgeschlagen'],
  'visit.payment.go': ['Zur Zahlungsseite'],
  'visit.payment.leaving': ['Sie werden jetzt zur Zahlungsseite weitergeleitet.'],
  'visit.payment.load_failed': ['Ihre Zahlungsdaten können gerade nicht geladen werden.'],
  'visit.payment.loading': ['Einen Moment. Wir laden Ihre Zahlungsdaten.'],
  'visit.payment.not_completed': [
    'Ihre Zahlung wurde nicht abgeschlossen. Sie können neu beginnen.',
  ],
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
} satisfies Messages;
