import type { Page } from '@form-builder/core/form/form-definition.ts';
import { whenAll, whenAny } from '../rules.ts';

/** The place and its facilities. */
export const locationPage: Page = {
  id: 'locatie',
  title: 'De locatie',
  properties: [
    {
      id: 'locatie-straat',
      short_id: 'ls01',
      type: 'text',
      label: 'Straat of plein',
      is_required: true,
    },
    {
      id: 'locatie-wijk',
      short_id: 'lw01',
      type: 'select',
      label: 'Wijk',
      is_required: true,
      custom_properties: { display: 'select' },
      options: [
        { id: 'centrum', label: 'Centrum' },
        { id: 'noord', label: 'Noord' },
        { id: 'oost', label: 'Oost' },
        { id: 'zuid', label: 'Zuid' },
        { id: 'west', label: 'West' },
        { id: 'buiten', label: 'Buitengebied' },
      ],
    },
    {
      id: 'voorzieningen',
      short_id: 'vz01',
      type: 'multi-select',
      label: 'Wat komt er op de locatie?',
      hint: 'Kies alles wat van toepassing is.',
      custom_properties: { display: 'checkbox', show_select_all: true },
      options: [
        { id: 'tent', label: 'Een tent of overkapping' },
        { id: 'podium', label: 'Een podium' },
        { id: 'eten', label: 'Eten of drinken te koop' },
        { id: 'alcohol', label: 'Alcohol te koop' },
        { id: 'vuur', label: 'Vuur, barbecue of vuurwerk' },
        { id: 'toiletten', label: 'Toiletten' },
      ],
    },
    {
      id: 'tent-oppervlakte',
      short_id: 'to01',
      type: 'number',
      label: 'Oppervlakte van de grootste tent in vierkante meter',
      is_required: true,
      is_hidden: true,
      custom_properties: { min: 1, max: 10000, decimal_places: 0 },
      logic: [whenAll('r-tent', [['voorzieningen', 'contains', 'tent']], 'show')],
    },
    {
      id: 'brandveiligheid',
      short_id: 'bv01',
      type: 'textarea',
      label: 'Hoe zorgt u voor brandveiligheid?',
      is_required: true,
      is_hidden: true,
      logic: [
        whenAny(
          'r-brand',
          [
            ['voorzieningen', 'contains', 'vuur'],
            ['tent-oppervlakte', 'greater_than', 25],
          ],
          'show',
        ),
      ],
    },
    {
      id: 'alcohol-leidinggevende',
      short_id: 'al01',
      type: 'text',
      label: 'Wie ziet toe op het schenken van alcohol?',
      is_required: true,
      is_hidden: true,
      logic: [whenAll('r-alcohol', [['voorzieningen', 'contains', 'alcohol']], 'show')],
    },
    {
      id: 'weg-afsluiten',
      short_id: 'wa01',
      type: 'select',
      label: 'Wilt u een weg afsluiten?',
      is_required: true,
      custom_properties: { display: 'pills' },
      options: [
        { id: 'ja', label: 'Ja' },
        { id: 'nee', label: 'Nee' },
      ],
    },
    {
      id: 'wegen',
      short_id: 'we01',
      type: 'textarea',
      label: 'Welke wegen, en van wanneer tot wanneer?',
      is_required: true,
      is_hidden: true,
      logic: [whenAll('r-wegen', [['weg-afsluiten', 'equal', 'ja']], 'show')],
    },
  ],
};
