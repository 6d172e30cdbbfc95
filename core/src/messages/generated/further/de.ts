import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'element.aborted_text': ['Ihre Antworten wurden gelöscht. Sie können neu beginnen.'],
  'element.aborted_title': ['Sie haben abgebrochen'],
  'element.add_row': ['Weitere hinzufügen'],
  'element.confirmation_answers': ['Was Sie ausgefüllt haben'],
  'element.confirmation_keep': [
    'Bewahren Sie diese Nummer auf. Sie brauchen sie, wenn Sie uns kontaktieren.',
  ],
  'element.confirmation_next': ['Wie geht es weiter?'],
  'element.confirmation_number': ['Ihre Nummer'],
  'element.confirmation_print': ['Drucken'],
  'element.confirmation_title': ['Ihr Formular wurde gesendet'],
  'element.edit': ['Ändern'],
  'element.field_unavailable': [
    'Diese Frage kann hier nicht angezeigt werden. Bitte nehmen Sie Kontakt mit uns auf.',
  ],
  'element.files_max_size': ['Maximale Dateigröße: ', ['size'], ' ', ['unit']],
  'element.notice_confirmation': ['Erledigt'],
  'element.notice_error': ['Fehler'],
  'element.notice_info': ['Information'],
  'element.notice_warning': ['Achtung'],
  'element.other_tab': [
    'Dieses Formular wurde auch in einem anderen Tab ausgefüllt. Fahren Sie in einem Tab fort: Nur was Sie zuletzt eingeben, bleibt auf diesem Gerät.',
  ],
  'element.remove_row': [['row'], ' entfernen'],
  'element.saved': ['Ihre Antworten wurden gespeichert'],
  'element.session_expired': ['Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.'],
  'element.submit_failed': ['Auf unserer Seite ist etwas schiefgelaufen. Versuchen Sie es erneut.'],
  'element.submitting': ['Wird gesendet…'],
  'element.summary_text': [
    'Ist alles richtig? Dann senden Sie das Formular ab. Sie können Ihre Antworten noch ändern.',
  ],
  'element.summary_title': ['Prüfen Sie Ihre Antworten'],
  'element.time_example': ['Zum Beispiel ', ['example']],
  'issue.alphanumeric': ['Verwenden Sie nur Buchstaben und Ziffern'],
  'issue.amount': ['Geben Sie einen Betrag ein, zum Beispiel 12,50'],
  'issue.bic': ['Geben Sie eine gültige BIC ein'],
  'issue.bsn': ['Geben Sie eine gültige Bürgerservicenummer mit 9 Ziffern ein'],
  'issue.checklist': ['Haken Sie alle Punkte ab'],
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
  'issue.date_after': ['Das Datum muss nach dem ', ['item'], ' liegen'],
  'issue.date_after_or_on': ['Das Datum muss am oder nach dem ', ['item'], ' liegen'],
  'issue.date_before': ['Das Datum muss vor dem ', ['item'], ' liegen'],
  'issue.date_before_or_on': ['Das Datum muss am oder vor dem ', ['item'], ' liegen'],
  'issue.date_between': [
    'Das Datum muss zwischen dem ',
    ['start'],
    ' und dem ',
    ['end'],
    ' liegen',
  ],
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
  'issue.file_extension': ['Die Dateiendung passt nicht zum Dateityp'],
  'issue.file_infected': [
    'Datei ',
    ['number'],
    ' enthält einen Virus. Wir haben sie gelöscht. Entfernen Sie sie aus der Liste und wählen Sie eine andere Datei',
  ],
  'issue.file_missing': [
    'Datei ',
    ['number'],
    ' ist nicht mehr vorhanden. Fügen Sie sie erneut hinzu',
  ],
  'issue.file_size': ['Die Datei darf nicht größer sein als ', ['max'], ' ', ['unit']],
  'issue.file_size_limit': ['Die Dateigröße darf nicht größer sein als ', ['size'], ' ', ['unit']],
  'issue.file_too_large': ['Die Datei ist zu groß'],
  'issue.file_type': ['Dieser Dateityp ist nicht erlaubt'],
  'issue.file_unscannable': [
    'Datei ',
    ['number'],
    ' können wir nicht auf Viren prüfen. Wählen Sie eine andere Datei',
  ],
  'issue.file_unsupported': ['Diese Datei wird nicht unterstützt'],
  'issue.files_max': ['Höchstanzahl Dateien: ', ['amount']],
  'issue.files_min': ['Mindestanzahl Dateien: ', ['n']],
  'issue.files_total': ['Die Dateien sind zusammen zu groß'],
  'issue.iban': ['Geben Sie eine gültige Kontonummer (IBAN) ein'],
  'issue.incomplete': ['Einige Felder sind unvollständig oder ungültig'],
  'issue.invalid': ['Diese Antwort passt nicht zu dieser Frage'],
  'issue.kvk': ['Geben Sie eine Handelsregisternummer (KVK) mit 8 Ziffern ein'],
  'issue.number_of_numerals': ['Geben Sie genau ', ['count'], ' Ziffern ein'],
  'issue.numeric': ['Verwenden Sie nur Ziffern'],
  'issue.phone': ['Geben Sie eine Telefonnummer ein, zum Beispiel 06 12345678'],
  'issue.phone_dutch': ['Geben Sie eine niederländische Telefonnummer mit 10 Ziffern ein'],
  'issue.phone_dutch_mobile': ['Geben Sie eine Mobilnummer ein: 06 und 8 Ziffern'],
  'issue.phone_international': [
    'Geben Sie eine Telefonnummer ein, die mit + beginnt, zum Beispiel +31 6 12345678',
  ],
  'issue.postcode_be': ['Geben Sie eine belgische Postleitzahl ein, zum Beispiel 1000'],
  'issue.postcode_be_nl': ['Geben Sie eine Postleitzahl ein, zum Beispiel 1234 AB oder 1000'],
  'issue.road_end': ['Sie können nicht weitergehen'],
  'issue.rows_max': [
    [
      'max',
      'plural',
      {
        one: ['Sie können höchstens 1 Eintrag ausfüllen'],
        other: ['Sie können höchstens ', '#', ' Einträge ausfüllen'],
      },
    ],
  ],
  'issue.rows_min': [
    [
      'min',
      'plural',
      {
        one: ['Fügen Sie mindestens 1 Eintrag hinzu'],
        other: ['Fügen Sie mindestens ', '#', ' Einträge hinzu'],
      },
    ],
  ],
  'issue.time': ['Geben Sie eine Uhrzeit ein, zum Beispiel 14:30'],
  'issue.time_max': ['Wählen Sie eine Uhrzeit bis einschließlich ', ['n']],
  'issue.time_min': ['Wählen Sie eine Uhrzeit ab ', ['n']],
  'issue.url': ['Geben Sie eine Webadresse ein, zum Beispiel www.beispiel.de'],
} satisfies Messages;
