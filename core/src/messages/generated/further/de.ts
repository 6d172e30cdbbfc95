import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'element.back_to_summary': ['Zurück zur Prüfung'],
  'element.confirmation_answers': ['Was Sie ausgefüllt haben'],
  'element.confirmation_keep': [
    'Bewahren Sie diese Nummer auf. Sie brauchen sie, wenn Sie uns kontaktieren.',
  ],
  'element.confirmation_next': ['Wie geht es weiter?'],
  'element.confirmation_number': ['Ihre Nummer'],
  'element.confirmation_print': ['Drucken'],
  'element.confirmation_title': ['Ihr Formular wurde gesendet'],
  'element.edit': ['Ändern'],
  'element.error_prefix': ['Fehler:'],
  'element.error_summary_item': [['field'], ': ', ['message']],
  'element.error_summary_title': [
    [
      'count',
      'plural',
      {
        one: ['Es gibt 1 Antwort zu korrigieren'],
        other: ['Es gibt ', '#', ' Antworten zu korrigieren'],
      },
    ],
  ],
  'element.fields_hidden': [
    [
      'count',
      'plural',
      { one: ['1 Frage ist weggefallen'], other: ['#', ' Fragen sind weggefallen'] },
    ],
  ],
  'element.fields_shown': [
    [
      'count',
      'plural',
      { one: ['1 Frage ist hinzugekommen'], other: ['#', ' Fragen sind hinzugekommen'] },
    ],
  ],
  'element.saved': ['Ihre Antworten wurden gespeichert'],
  'element.session_expired': ['Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.'],
  'element.submit_failed': ['Auf unserer Seite ist etwas schiefgelaufen. Versuchen Sie es erneut.'],
  'element.submitting': ['Wird gesendet…'],
  'element.summary_text': [
    'Ist alles richtig? Dann senden Sie das Formular ab. Sie können Ihre Antworten noch ändern.',
  ],
  'element.summary_title': ['Prüfen Sie Ihre Antworten'],
  'issue.accepted': ['Sie müssen zustimmen: ', ['field']],
  'issue.character_limit': [
    'Verwenden Sie höchstens ',
    ['limit'],
    ' Zeichen; es sind jetzt ',
    ['length'],
  ],
  'issue.choice_unknown': ['Wählen Sie eine Möglichkeit aus der Liste'],
  'issue.choices_max': [
    [
      'max',
      'plural',
      {
        one: ['Wählen Sie höchstens 1 Möglichkeit'],
        other: ['Wählen Sie höchstens ', '#', ' Möglichkeiten'],
      },
    ],
  ],
  'issue.choices_min': [
    [
      'min',
      'plural',
      {
        one: ['Wählen Sie mindestens 1 Möglichkeit'],
        other: ['Wählen Sie mindestens ', '#', ' Möglichkeiten'],
      },
    ],
  ],
  'issue.date_invalid': ['Geben Sie ein gültiges Datum ein, zum Beispiel 31-12-2026'],
  'issue.decimal_places': [
    [
      'places',
      'plural',
      {
        '0': ['Geben Sie eine ganze Zahl ein, ohne Komma'],
        one: ['Verwenden Sie höchstens 1 Nachkommastelle'],
        other: ['Verwenden Sie höchstens ', '#', ' Nachkommastellen'],
      },
    ],
  ],
  'issue.email': ['Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de'],
  'issue.incomplete': ['Einige Felder sind unvollständig oder ungültig'],
  'issue.invalid': ['Diese Antwort passt nicht zu dieser Frage'],
  'issue.number': ['Geben Sie eine Zahl ein, zum Beispiel 12'],
  'issue.number_between': ['Geben Sie eine Zahl von ', ['min'], ' bis ', ['max'], ' ein'],
  'issue.number_max': ['Geben Sie eine Zahl von höchstens ', ['max'], ' ein'],
  'issue.number_min': ['Geben Sie eine Zahl von mindestens ', ['min'], ' ein'],
  'issue.postcode': ['Geben Sie eine Postleitzahl ein, zum Beispiel 1234 AB'],
  'issue.postcode_be': ['Geben Sie eine belgische Postleitzahl ein, zum Beispiel 1000'],
  'issue.postcode_be_nl': ['Geben Sie eine Postleitzahl ein, zum Beispiel 1234 AB oder 1000'],
  'issue.required': ['Dieses Feld ist erforderlich'],
  'issue.required_choice': ['Treffen Sie eine Auswahl'],
  'issue.road_end': ['Sie können nicht weitergehen'],
  'visit.calendar.open': ['Datum im Kalender auswählen'],
  'visit.calendar.open_at': ['Anderes Datum im Kalender auswählen; jetzt ', ['date']],
  'visit.draft.save': ['Speichern und später fortsetzen'],
  'visit.draft.saved_at': ['Gespeichert um ', ['time']],
  'visit.draft.saving': ['Wird gespeichert …'],
  'visit.draft.stop': ['Beenden'],
  'visit.queue.cancel': ['Nicht senden, zurück zum Formular'],
  'visit.queue.hint': ['Sie können es auch senden lassen, sobald Sie wieder online sind.'],
  'visit.queue.offer': ['Senden, sobald ich wieder online bin'],
  'visit.queue.offline': ['Es besteht noch keine Verbindung.'],
  'visit.queue.text': [
    'Sie brauchen nichts mehr zu tun. Lassen Sie diese Seite geöffnet, oder öffnen Sie das Formular später wieder auf diesem Gerät.',
  ],
  'visit.queue.text_not_kept': [
    'Sie brauchen nichts mehr zu tun, aber lassen Sie diese Seite geöffnet: Dieses Formular wird nicht auf Ihrem Gerät gespeichert.',
  ],
  'visit.queue.title': ['Ihr Formular wird gesendet, sobald Sie wieder online sind'],
  'visit.queue.try_now': ['Jetzt senden'],
  'visit.queue.trying': ['Wir versuchen es weiter.'],
  'visit.road.break_title': ['Das haben Sie bisher ausgefüllt'],
  'visit.road.no_number': ['Wir haben Ihr Formular erhalten.'],
  'visit.road.pdf': ['Ihre Antworten als PDF speichern'],
  'visit.road.pdf_busy': ['Die PDF wird erstellt…'],
  'visit.road.pdf_failed': [
    'Die PDF konnte nicht erstellt werden. Ihr Formular wurde gesendet. Bitte versuchen Sie es erneut.',
  ],
  'visit.road.pdf_saved': ['Die PDF wurde in Ihren Downloads gespeichert.'],
  'visit.road.return': ['Zurück zu ', ['site']],
  'visit.tabs.here': ['Weiter mit dem, was hier steht'],
  'visit.tabs.text': [
    'Wählen Sie, wo Sie weitermachen. Bis dahin speichern wir nur, was im anderen Tab steht.',
  ],
  'visit.tabs.there': ['Weiter mit dem, was im anderen Tab steht'],
  'visit.tabs.title': ['Sie füllen dieses Formular auch in einem anderen Tab aus'],
} satisfies Messages;
