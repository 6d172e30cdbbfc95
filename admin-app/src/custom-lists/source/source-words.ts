import type {
  SourceInterval,
  SourceProblem,
} from '@form-builder/core/contract/staff/settings/list-sources.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How often a list is refreshed. */
export const intervalLabels: Readonly<Record<SourceInterval, MessageDescriptor>> = {
  hour: msg`Elk uur`,
  day: msg`Elke dag`,
  week: msg`Elke week`,
};

/** What went wrong, and what to do about it. */
export const problemTexts: Readonly<Record<SourceProblem, MessageDescriptor>> = {
  no_answer: msg`De bron gaf binnen 10 seconden geen antwoord, of stuurde meer dan 1 MB.`,
  refused: msg`De bron gaf een fout of verwees naar een ander adres. Controleer het adres.`,
  not_allowed: msg`Dit adres mag de server niet ophalen. Gebruik een openbaar adres dat begint met https://, of vraag de beheerder van de server.`,
  unreadable: msg`De bron heeft niet het gekozen formaat.`,
  column_missing: msg`De bron heeft een gekozen kolom niet.`,
  empty: msg`De bron heeft geen enkele regel met een naam.`,
  too_many: msg`De bron heeft meer dan 20.000 regels.`,
  shrunk: msg`De bron heeft minder dan de helft van de regels van deze lijst. De lijst is daarom niet gewijzigd.`,
};
