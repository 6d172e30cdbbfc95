import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'visit.redaction.add': ['Vlak toevoegen'],
  'visit.redaction.added': ['Vlak toegevoegd'],
  'visit.redaction.begin': ['Gedeelten afdekken'],
  'visit.redaction.cancel': ['Annuleren'],
  'visit.redaction.copies': ['Afgedekte bestanden'],
  'visit.redaction.done': ['Afgedekt bestand toevoegen'],
  'visit.redaction.failed': [
    'Dit bestand kan niet worden geopend. Misschien is het beschadigd of heeft het een wachtwoord.',
  ],
  'visit.redaction.height': ['Hoogte'],
  'visit.redaction.help': [
    'Sleep over wat niemand mag zien, of kies Vlak toevoegen. Verplaats een vlak met de pijltjestoetsen, maak het met Shift groter of kleiner, en verwijder het met Delete. Wat u afdekt, verdwijnt uit het bestand dat u verstuurt.',
  ],
  'visit.redaction.larger': ['Groter tonen'],
  'visit.redaction.left': ['Van links'],
  'visit.redaction.list': ['Afgedekte vlakken, in procenten van de bladzijde'],
  'visit.redaction.mask': ['Vlak ', ['number']],
  'visit.redaction.next': ['Volgende bladzijde'],
  'visit.redaction.no_files': [
    'Voeg eerst een afbeelding of PDF toe. Daarna kunt u hier gedeelten afdekken.',
  ],
  'visit.redaction.not_written': [
    'Het afgedekte bestand kon niet worden gemaakt. Uw vlakken staan er nog.',
  ],
  'visit.redaction.nothing': ['Dek eerst iets af'],
  'visit.redaction.on_page': ['bladzijde ', ['page']],
  'visit.redaction.opening': ['Het bestand wordt geopend'],
  'visit.redaction.originals': ['Bestanden om af te dekken'],
  'visit.redaction.page': ['Bladzijde ', ['page'], ' van ', ['pages']],
  'visit.redaction.previous': ['Vorige bladzijde'],
  'visit.redaction.removed': ['Vlak verwijderd'],
  'visit.redaction.smaller': ['Kleiner tonen'],
  'visit.redaction.title': [['name'], ' afdekken'],
  'visit.redaction.tools': ['Gereedschap'],
  'visit.redaction.top': ['Van boven'],
  'visit.redaction.undo': ['Ongedaan maken'],
  'visit.redaction.unreachable': [
    'Het bestand kan nu niet worden geopend. Probeer het straks opnieuw.',
  ],
  'visit.redaction.width': ['Breedte'],
  'visit.redaction.writing': ['Het bestand wordt gemaakt'],
} satisfies Messages;
