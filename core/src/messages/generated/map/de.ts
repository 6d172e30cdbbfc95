import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.map.chosen': ['Ausgewählter Ort: ', ['place']],
  'visit.map.coordinates': ['Koordinaten eingeben'],
  'visit.map.coordinates_wrong': [
    'Geben Sie zwei Zahlen ein: einen Breitengrad von -90 bis 90 und einen Längengrad von -180 bis 180',
  ],
  'visit.map.denied': [
    'Ihr Browser gibt Ihren Standort nicht weiter. Erlauben Sie es im Browser oder zeigen Sie den Ort selbst.',
  ],
  'visit.map.example': ['Zum Beispiel ', ['example']],
  'visit.map.how': [
    'Zeigen Sie den Ort auf der Karte, suchen Sie eine Adresse oder geben Sie Koordinaten ein.',
  ],
  'visit.map.latitude': ['Breitengrad'],
  'visit.map.locating': ['Ihr Standort wird gesucht …'],
  'visit.map.longitude': ['Längengrad'],
  'visit.map.name': ['Karte. Pfeiltasten bewegen die Markierung, Plus und Minus zoomen.'],
  'visit.map.no_map': [
    'Die Karte kann gerade nicht angezeigt werden. Suchen Sie eine Adresse oder geben Sie Koordinaten ein.',
  ],
  'visit.map.no_tiles': [
    'Der Hintergrund der Karte kann gerade nicht angezeigt werden. Suchen Sie eine Adresse oder geben Sie Koordinaten ein.',
  ],
  'visit.map.none': ['Noch kein Ort ausgewählt'],
  'visit.map.not_located': ['Ihr Standort ist gerade nicht zu finden. Zeigen Sie den Ort selbst.'],
  'visit.map.own_place': ['Meinen Standort verwenden'],
  'visit.map.remove': ['Ort löschen'],
  'visit.map.search': ['Adresse suchen'],
  'visit.map.zoom_in': ['Vergrößern'],
  'visit.map.zoom_out': ['Verkleinern'],
} satisfies Messages;
