import type { Page } from '@form-builder/core/form/form-definition.ts';
import { whenAll } from '../rules.ts';

/** The neighbours, earlier editions and the declaration. */
export const closingPage: Page = {
  id: 'afronden',
  title: 'Afronden',
  submit_button_label: 'Evenement melden',
  properties: [
    {
      id: 'omwonenden',
      short_id: 'ow01',
      type: 'checkbox',
      label: 'Ik informeer de omwonenden vóór het evenement',
      is_required: true,
    },
    {
      id: 'omwonenden-hoe',
      short_id: 'oe01',
      type: 'select',
      label: 'Hoe informeert u hen?',
      is_required: true,
      is_hidden: true,
      custom_properties: { display: 'radio' },
      options: [
        { id: 'brief', label: 'Met een brief' },
        { id: 'deur', label: 'Aan de deur' },
        { id: 'app', label: 'In een buurtapp' },
      ],
      logic: [whenAll('r-omwonenden', [['omwonenden', 'equal', true]], 'show')],
    },
    {
      id: 'eerder',
      short_id: 'er01',
      type: 'checkbox',
      label: 'Dit evenement was er eerder',
      custom_properties: { use_toggle_switch: true },
    },
    {
      id: 'eerder-jaar',
      short_id: 'ej01',
      type: 'number',
      label: 'In welk jaar voor het laatst?',
      is_hidden: true,
      custom_properties: { min: 1950, max: 2100, decimal_places: 0 },
      logic: [whenAll('r-eerder', [['eerder', 'equal', true]], 'show', 'required')],
    },
    {
      id: 'opmerkingen',
      short_id: 'op01',
      type: 'textarea',
      label: 'Wilt u nog iets kwijt?',
      custom_properties: { character_limit: 1000, display_character_limit: true },
    },
    {
      id: 'akkoord',
      short_id: 'ak01',
      type: 'checkbox',
      label: 'Ik heb alles naar waarheid ingevuld',
      is_required: true,
    },
  ],
};
