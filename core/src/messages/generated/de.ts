import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'element.characters_left': ['Noch ', ['remaining'], ' von ', ['limit'], ' Zeichen übrig'],
  'element.characters_over': [
    ['excess', 'plural', { one: ['1 Zeichen zu viel'], other: ['#', ' Zeichen zu viel'] }],
  ],
  'element.choose': ['Wählen Sie eine Möglichkeit'],
  'element.date_example': ['Zum Beispiel ', ['example']],
  'element.deselect_all': ['Keine auswählen'],
  'element.empty_form': ['Dieses Formular hat noch keine Fragen.'],
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
  'summary.no': ['Nein'],
  'summary.row': [['label'], ' ', ['number']],
  'summary.yes': ['Ja'],
} satisfies Messages;
