import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.calendar.close': ['Kalender schließen'],
  'visit.calendar.keys': [
    'Pfeiltasten: ein anderer Tag. Bild auf und Bild ab: ein anderer Monat, mit Umschalttaste ein anderes Jahr. Eingabetaste: auswählen.',
  ],
  'visit.calendar.next_month': ['Nächster Monat'],
  'visit.calendar.next_year': ['Nächstes Jahr'],
  'visit.calendar.previous_month': ['Voriger Monat'],
  'visit.calendar.previous_year': ['Voriges Jahr'],
  'visit.calendar.title': ['Datum auswählen'],
  'visit.calendar.today': ['heute'],
} satisfies Messages;
