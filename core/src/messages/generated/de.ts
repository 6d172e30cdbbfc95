import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'element.back_to_summary': ['Zurück zur Prüfung'],
  'element.characters_left': ['Noch ', ['remaining'], ' von ', ['limit'], ' Zeichen übrig'],
  'element.characters_over': [
    ['excess', 'plural', { one: ['1 Zeichen zu viel'], other: ['#', ' Zeichen zu viel'] }],
  ],
  'element.choose': ['Wählen Sie eine Möglichkeit'],
  'element.date_example': ['Zum Beispiel ', ['example']],
  'element.deselect_all': ['Keine auswählen'],
  'element.empty_form': ['Dieses Formular hat noch keine Fragen.'],
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
  'element.kept': ['Ihre Antworten sind noch da.'],
  'element.load_failed': [
    'Auf unserer Seite ist etwas schiefgelaufen. Versuchen Sie es später erneut.',
  ],
  'element.load_failed_offline': [
    'Es besteht keine Verbindung zum Server. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  ],
  'element.load_failed_title': ['Dieses Formular kann jetzt nicht angezeigt werden'],
  'element.loading': ['Das Formular wird geladen…'],
  'element.new_tab': ['(öffnet in einem neuen Tab)'],
  'element.next': ['Weiter'],
  'element.offline': [
    'Es besteht keine Verbindung. Sie können weiter tippen; wir bewahren alles auf diesem Gerät auf.',
  ],
  'element.offline_not_kept': [
    'Es besteht keine Verbindung. Sie können weiter tippen; lassen Sie diese Seite offen.',
  ],
  'element.optional': ['(freiwillig)'],
  'element.previous': ['Zurück'],
  'element.required': ['erforderlich'],
  'element.required_explanation': ['Felder mit einem * sind Pflichtfelder'],
  'element.restored': [
    'Ihre früheren Antworten sind noch auf diesem Gerät. Sie können fortfahren.',
  ],
  'element.retry': ['Erneut versuchen'],
  'element.select_all': ['Alle auswählen'],
  'element.start_over': ['Neu beginnen'],
  'element.step': ['Schritt ', ['page'], ' von ', ['total']],
  'element.submit': ['Formular senden'],
  'element.submit_failed_offline': [
    'Wir konnten den Server nicht erreichen. Versuchen Sie es erneut.',
  ],
  'element.submit_failed_title': ['Das Formular wurde noch nicht gesendet'],
  'element.test_form': ['Test: Dieser Antrag wird nicht bearbeitet.'],
  'element.to_page': ['Weiter: ', ['title']],
  'element.to_summary': ['Weiter: Angaben prüfen'],
  'issue.accepted': ['Sie müssen zustimmen: ', ['field']],
  'issue.character_limit': [
    'Verwenden Sie höchstens ',
    ['limit'],
    ' Zeichen; es sind jetzt ',
    ['length'],
  ],
  'issue.choice_unknown': ['Wählen Sie eine Möglichkeit aus der Liste'],
  'issue.date_invalid': ['Geben Sie ein gültiges Datum ein, zum Beispiel 31-12-2026'],
  'issue.email': ['Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de'],
  'issue.number': ['Geben Sie eine Zahl ein, zum Beispiel 12'],
  'issue.number_between': ['Geben Sie eine Zahl von ', ['min'], ' bis ', ['max'], ' ein'],
  'issue.number_max': ['Geben Sie eine Zahl von höchstens ', ['max'], ' ein'],
  'issue.number_min': ['Geben Sie eine Zahl von mindestens ', ['min'], ' ein'],
  'issue.pattern': ['Diese Antwort hat nicht das richtige Format'],
  'issue.postcode': ['Geben Sie eine Postleitzahl ein, zum Beispiel 1234 AB'],
  'issue.required': ['Dieses Feld ist erforderlich'],
  'issue.required_choice': ['Treffen Sie eine Auswahl'],
  'summary.no': ['Nein'],
  'summary.row': [['label'], ' ', ['number']],
  'summary.yes': ['Ja'],
} satisfies Messages;
