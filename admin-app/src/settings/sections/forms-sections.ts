import { confidentialityLevels } from '@form-builder/core/contract/confidentiality-levels.ts';
import { msg } from '@lingui/core/macro';
import { confidentiality } from '../../forms/confidentiality.ts';
import type { SettingSection } from './setting-section.ts';

/** The settings of all forms: how new ones begin, their language, and the counting of their visits. */
export const formsSections: readonly SettingSection[] = [
  {
    title: msg`Nieuwe formulieren en bouwblokken`,
    fields: [
      {
        id: 'new_form_confidentiality',
        kind: 'choice',
        label: msg`Vertrouwelijkheid`,
        description: msg`Zo begint een nieuw formulier of bouwblok. Wie het maakt, is eigenaar en kan het wijzigen.`,
        options: confidentialityLevels.map((level) => ({
          value: level,
          label: confidentiality[level].label,
        })),
      },
    ],
  },
  {
    title: msg`Begrijpelijke taal`,
    feature: 'plain_language',
    fields: [
      {
        id: 'plain_words',
        kind: 'words',
        label: msg`Eigen moeilijke woorden`,
        description: msg`Op elke regel een moeilijk woord, een = en een makkelijk woord, zoals: leges = kosten. De controle van formulieren geeft er een tip bij, naast de woorden die zij al kent.`,
      },
    ],
  },
  {
    title: msg`Inzicht`,
    fields: [
      {
        id: 'insight_enabled',
        kind: 'switch',
        label: msg`Bezoeken van formulieren tellen`,
        description: msg`Alleen aantallen per dag, zonder cookies, antwoorden of gegevens van personen. Uit: er wordt niets geteld; eerdere aantallen blijven 25 maanden staan.`,
      },
    ],
  },
];
