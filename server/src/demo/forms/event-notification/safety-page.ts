import type { Page } from '@form-builder/core/form/form-definition.ts';
import { whenAll } from '../rules.ts';
import { permitNeeded } from './permit-needed.ts';

/** Safety, only for an event that needs a permit. */
export const safetyPage: Page = {
  id: 'veiligheid',
  title: 'Veiligheid',
  next_button_label: 'Verder naar de afronding',
  is_hidden: true,
  logic: [whenAll('r-veiligheid', permitNeeded, 'show')],
  properties: [
    {
      id: 'beveiligers',
      short_id: 'bg01',
      type: 'number',
      label: 'Aantal beveiligers',
      hint: 'Wij vullen het gebruikelijke aantal in. U mag het wijzigen.',
      is_required: true,
      custom_properties: { min: 0, max: 1000, decimal_places: 0 },
      logic: [
        whenAll('r-beveiligers', permitNeeded, {
          type: 'set_value',
          value: { formula: 'ROUNDUP({bz01} / {gr01}; 0)' },
          when: 'empty',
        }),
      ],
      width: 6,
    },
    {
      id: 'ehbo',
      short_id: 'eh01',
      type: 'number',
      label: 'Aantal EHBO’ers',
      is_required: true,
      custom_properties: { min: 0, max: 1000, decimal_places: 0 },
      width: 6,
    },
    {
      id: 'veiligheidsplan',
      short_id: 'vp01',
      type: 'textarea',
      label: 'Hoe houdt u het veilig?',
      hint: 'Denk aan vluchtwegen, drukte en slecht weer.',
      is_required: true,
      height: 5,
    },
  ],
};
