import type { Page } from '@form-builder/core/form/form-definition.ts';
import { whenAll, whenAny } from '../rules.ts';

/** Who organises the event. */
export const organiserPage: Page = {
  id: 'organisator',
  title: 'De organisator',
  next_button_label: 'Verder naar het evenement',
  properties: [
    {
      id: 'intro',
      short_id: 'in01',
      type: 'text-layout',
      label: 'Uitleg',
      custom_properties: {
        content:
          '<p>Meld uw evenement minstens drie weken van tevoren. Voor een evenement met meer dan 250 bezoekers hebt u ook een vergunning nodig. Dit formulier vertelt u vanzelf wat er in uw geval nodig is.</p>',
      },
    },
    {
      id: 'organisator-soort',
      short_id: 'os01',
      type: 'select',
      label: 'Wie organiseert het evenement?',
      is_required: true,
      custom_properties: { display: 'radio' },
      options: [
        { id: 'particulier', label: 'Ik, als inwoner' },
        { id: 'vereniging', label: 'Een vereniging of stichting' },
        { id: 'bedrijf', label: 'Een bedrijf' },
      ],
    },
    {
      id: 'organisatie-naam',
      short_id: 'on01',
      type: 'text',
      label: 'Naam van de organisatie',
      autocomplete_type: 'organization',
      is_required: true,
      is_hidden: true,
      logic: [
        whenAny(
          'r-organisatie',
          [
            ['organisator-soort', 'equal', 'vereniging'],
            ['organisator-soort', 'equal', 'bedrijf'],
          ],
          'show',
        ),
      ],
    },
    {
      id: 'kvk-nummer',
      short_id: 'kn01',
      type: 'text',
      label: 'KVK-nummer',
      hint: 'Acht cijfers.',
      is_hidden: true,
      pattern: '\\d{8}',
      custom_error_message: 'Een KVK-nummer heeft acht cijfers.',
      logic: [
        whenAll('r-kvk-tonen', [['organisator-soort', 'equal', 'bedrijf']], 'show', 'required'),
        whenAll('r-kvk-vereniging', [['organisator-soort', 'equal', 'vereniging']], 'show'),
      ],
    },
    {
      id: 'contactpersoon',
      short_id: 'cp01',
      type: 'group',
      label: 'Contactpersoon',
      children: [
        {
          id: 'contact-voornaam',
          short_id: 'vn01',
          type: 'text',
          label: 'Voornaam',
          autocomplete_type: 'given-name',
          is_required: true,
          width: 6,
        },
        {
          id: 'contact-achternaam',
          short_id: 'an01',
          type: 'text',
          label: 'Achternaam',
          autocomplete_type: 'family-name',
          is_required: true,
          width: 6,
        },
        {
          id: 'contact-email',
          short_id: 'em01',
          type: 'email',
          label: 'E-mailadres',
          autocomplete_type: 'email',
          is_required: true,
        },
        {
          id: 'contact-telefoon',
          short_id: 'te01',
          type: 'phone',
          label: 'Telefoonnummer',
          autocomplete_type: 'tel',
          hint: 'Hierop moet u tijdens het evenement bereikbaar zijn.',
          is_required: true,
        },
        {
          id: 'contact-postcode',
          short_id: 'pc01',
          type: 'postcode',
          label: 'Postcode',
          autocomplete_type: 'postal-code',
          is_required: true,
          custom_properties: { country_code: 'NL' },
          width: 6,
        },
        {
          id: 'contact-huisnummer',
          short_id: 'hn01',
          type: 'text',
          label: 'Huisnummer',
          is_required: true,
          width: 6,
        },
      ],
    },
  ],
};
