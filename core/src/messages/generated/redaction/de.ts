import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.redaction.add': ['Fläche hinzufügen'],
  'visit.redaction.added': ['Fläche hinzugefügt'],
  'visit.redaction.begin': ['Teile schwärzen'],
  'visit.redaction.cancel': ['Abbrechen'],
  'visit.redaction.copies': ['Geschwärzte Dateien'],
  'visit.redaction.done': ['Geschwärzte Datei hinzufügen'],
  'visit.redaction.failed': [
    'Diese Datei kann nicht geöffnet werden. Vielleicht ist sie beschädigt oder hat ein Passwort.',
  ],
  'visit.redaction.height': ['Höhe'],
  'visit.redaction.help': [
    'Ziehen Sie über das, was niemand sehen darf, oder wählen Sie Fläche hinzufügen. Verschieben Sie eine Fläche mit den Pfeiltasten, ändern Sie ihre Größe mit Umschalt und entfernen Sie sie mit Entf. Was Sie schwärzen, verschwindet aus der Datei, die Sie senden.',
  ],
  'visit.redaction.larger': ['Vergrößern'],
  'visit.redaction.left': ['Von links'],
  'visit.redaction.list': ['Geschwärzte Flächen, in Prozent der Seite'],
  'visit.redaction.mask': ['Fläche ', ['number']],
  'visit.redaction.next': ['Nächste Seite'],
  'visit.redaction.no_files': [
    'Fügen Sie zuerst ein Bild oder PDF hinzu. Danach können Sie hier Teile schwärzen.',
  ],
  'visit.redaction.not_written': [
    'Die geschwärzte Datei konnte nicht erstellt werden. Ihre Flächen sind noch da.',
  ],
  'visit.redaction.nothing': ['Schwärzen Sie zuerst etwas'],
  'visit.redaction.on_page': ['Seite ', ['page']],
  'visit.redaction.opening': ['Die Datei wird geöffnet'],
  'visit.redaction.originals': ['Dateien zum Schwärzen'],
  'visit.redaction.page': ['Seite ', ['page'], ' von ', ['pages']],
  'visit.redaction.previous': ['Vorige Seite'],
  'visit.redaction.removed': ['Fläche entfernt'],
  'visit.redaction.smaller': ['Verkleinern'],
  'visit.redaction.title': [['name'], ' schwärzen'],
  'visit.redaction.tools': ['Werkzeuge'],
  'visit.redaction.top': ['Von oben'],
  'visit.redaction.undo': ['Rückgängig'],
  'visit.redaction.unreachable': [
    'Die Datei kann gerade nicht geöffnet werden. Versuchen Sie es später erneut.',
  ],
  'visit.redaction.width': ['Breite'],
  'visit.redaction.writing': ['Die Datei wird erstellt'],
} satisfies Messages;
