import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { whenAll } from './rules.ts';

/** An extract from the civil registry: the visitor logs in, chooses copies and pays for them. */
export const civilRegistryExtract: FormDefinition = {
  pages: [
    {
      id: 'wie',
      title: 'Uw gegevens',
      properties: [
        {
          id: 'inloggen',
          short_id: 'login',
          type: 'auth',
          label: 'Log in met DigiD',
          hint: 'Wij moeten zeker weten wie u bent, want een uittreksel bevat persoonlijke gegevens.',
          is_required: true,
          custom_properties: {
            integration_id: 'digid',
            assurance_level: 'midden',
            mapping: [{ source: 'entity.name', target: 'naam' }],
          },
        },
        {
          id: 'naam',
          short_id: 'naam',
          type: 'text',
          label: 'Naam op het uittreksel',
          hint: 'Na het inloggen vullen wij uw naam vast in.',
          is_required: true,
          autocomplete_type: 'name',
        },
        {
          id: 'email',
          short_id: 'mail',
          type: 'email',
          label: 'E-mailadres',
          hint: 'Hierop laten wij weten wanneer uw uittreksel klaar is.',
          is_required: true,
          autocomplete_type: 'email',
        },
      ],
    },
    {
      id: 'uittreksel',
      title: 'Uw uittreksel',
      properties: [
        {
          id: 'aantal',
          short_id: 'aantal',
          type: 'number',
          label: 'Hoeveel exemplaren wilt u?',
          hint: 'Een exemplaar kost € 17,10.',
          is_required: true,
          custom_properties: { min: 1, max: 5, decimal_places: 0 },
        },
        {
          id: 'spoed',
          short_id: 'spoed',
          type: 'checkbox',
          label: 'Ik heb het uittreksel binnen twee werkdagen nodig (€ 5,00 extra)',
        },
        {
          id: 'reden',
          short_id: 'reden',
          type: 'textarea',
          label: 'Waarom hebt u haast?',
          is_required: true,
          is_hidden: true,
          custom_properties: { character_limit: 300 },
          logic: [whenAll('spoed-reden', [['spoed', 'equal', true]], 'show')],
        },
        {
          id: 'leges',
          short_id: 'leges',
          type: 'payment',
          label: 'Leges',
          custom_properties: {
            integration_id: 'mollie',
            amount_type: 'formula',
            formula: 'IF({aantal} > 0; {aantal} * 17.10 + IF({spoed}; 5; 0); "")',
          },
        },
      ],
    },
  ],
};
