import type { Messages } from '@lingui/core';

/** Made from de.po by scripts/compile-messages.mjs. */
export const messages = {
  'issue.file_empty': ['Diese Datei ist leer'],
  'issue.file_size': ['Die Datei darf nicht größer sein als ', ['max'], ' ', ['unit']],
  'issue.file_too_large': ['Die Datei ist zu groß'],
  'visit.files.cancel': ['Abbrechen'],
  'visit.files.done': ['Hinzugefügt'],
  'visit.files.failed': ['Beim Hochladen der Datei ist ein Fehler aufgetreten'],
  'visit.files.list': ['Ausgewählte Dateien'],
  'visit.files.news_added': [['name'], ' wird übertragen'],
  'visit.files.news_done': [['name'], ' wurde hinzugefügt'],
  'visit.files.news_removed': [['name'], ' wurde entfernt'],
  'visit.files.no_form': ['Formulardaten fehlen in der Antwort des Servers.'],
  'visit.files.no_key': ['In der Antwort des Speichers fehlt der Schlüssel.'],
  'visit.files.not_sent': ['Vorschau: Diese Datei wird nicht übertragen'],
  'visit.files.remove': ['Entfernen'],
  'visit.files.retry': ['Erneut versuchen'],
  'visit.files.save': ['Datei öffnen'],
  'visit.files.sending': [['percent'], ' % übertragen'],
  'visit.files.waiting': ['Wartet'],
} satisfies Messages;
