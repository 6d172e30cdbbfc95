import type { Messages } from '@lingui/core';

/** Made from nl.po by scripts/compile-messages.mjs. */
export const messages = {
  'issue.file_empty': ['Dit bestand is leeg'],
  'issue.file_size': ['Bestand mag niet groter zijn dan ', ['max'], ' ', ['unit']],
  'issue.file_too_large': ['Bestandsgrootte is te groot'],
  'visit.files.cancel': ['Stoppen'],
  'visit.files.done': ['Toegevoegd'],
  'visit.files.failed': ['Er is iets misgegaan bij het versturen van het bestand'],
  'visit.files.list': ['Gekozen bestanden'],
  'visit.files.news_added': [['name'], ' wordt verstuurd'],
  'visit.files.news_done': [['name'], ' is toegevoegd'],
  'visit.files.news_removed': [['name'], ' is verwijderd'],
  'visit.files.no_form': ['De server gaf geen formulier voor het bestand.'],
  'visit.files.no_key': ['De opslag gaf geen sleutel voor het bestand.'],
  'visit.files.not_sent': ['Voorbeeld: dit bestand wordt niet verstuurd'],
  'visit.files.remove': ['Verwijderen'],
  'visit.files.retry': ['Probeer opnieuw'],
  'visit.files.save': ['Bestand openen'],
  'visit.files.sending': [['percent'], '% verstuurd'],
  'visit.files.waiting': ['Wacht op zijn beurt'],
} satisfies Messages;
