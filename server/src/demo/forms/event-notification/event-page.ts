import type { Page } from '@form-builder/core/form/form-definition.ts';
import { whenAll } from '../rules.ts';
import { permitNeeded } from './permit-needed.ts';

/** The event, its visitors and its days. */
export const eventPage: Page = {
  id: 'evenement',
  title: 'Het evenement',
  next_button_label: 'Verder naar de locatie',
  properties: [
    {
      id: 'evenement-naam',
      short_id: 'en01',
      type: 'text',
      label: 'Naam van het evenement',
      is_required: true,
      custom_properties: { character_limit: 80, display_character_limit: true },
    },
    {
      id: 'evenement-soort',
      short_id: 'es01',
      type: 'select',
      label: 'Wat voor evenement is het?',
      is_required: true,
      custom_properties: { display: 'select' },
      options: [
        { id: 'buurtfeest', label: 'Buurtfeest of straatbarbecue' },
        { id: 'markt', label: 'Markt of braderie' },
        { id: 'sport', label: 'Sportevenement' },
        { id: 'muziek', label: 'Muziek of festival' },
        { id: 'optocht', label: 'Optocht' },
        { id: 'anders', label: 'Iets anders' },
      ],
    },
    {
      id: 'soort-anders',
      short_id: 'sa01',
      type: 'text',
      label: 'Wat voor evenement precies?',
      is_required: true,
      is_hidden: true,
      logic: [whenAll('r-anders', [['evenement-soort', 'equal', 'anders']], 'show')],
    },
    {
      id: 'evenement-omschrijving',
      short_id: 'eo01',
      type: 'textarea',
      label: 'Beschrijf kort wat er gebeurt',
      is_required: true,
      height: 5,
      custom_properties: { character_limit: 1500, display_character_limit: true },
    },
    {
      id: 'bezoekers',
      short_id: 'bz01',
      type: 'number',
      label: 'Hoeveel bezoekers verwacht u op het drukste moment?',
      is_required: true,
      custom_properties: { min: 1, max: 100000, decimal_places: 0 },
    },
    {
      id: 'vergunning-nodig',
      short_id: 'vg01',
      type: 'text-layout',
      label: 'Vergunning nodig',
      is_hidden: true,
      custom_properties: {
        content:
          '<p><strong>U hebt een vergunning nodig.</strong> Bij meer dan 250 bezoekers beoordelen politie en brandweer uw plannen. Vul daarom ook de vragen over veiligheid in.</p>',
      },
      logic: [
        whenAll('r-vergunning', permitNeeded, 'show', {
          type: 'route',
          destination: 'vergunningen',
        }),
      ],
    },
    {
      id: 'dagen',
      short_id: 'dg01',
      type: 'input-collection',
      label: 'Dagen van het evenement',
      hint: 'Voeg voor elke dag een regel toe. Opbouwen en afbreken tellen niet mee.',
      is_required: true,
      custom_properties: {
        min: 1,
        max: 10,
        label_row: 'Dag',
        label_add_button: 'Nog een dag toevoegen',
      },
      children: [
        {
          id: 'dag-datum',
          short_id: 'dd01',
          type: 'date',
          label: 'Datum',
          is_required: true,
          custom_properties: { past_dates_disabled: true },
        },
        {
          id: 'dag-begin',
          short_id: 'db01',
          type: 'time',
          label: 'Begintijd',
          is_required: true,
          width: 6,
        },
        {
          id: 'dag-eind',
          short_id: 'de01',
          type: 'time',
          label: 'Eindtijd',
          is_required: true,
          width: 6,
        },
        {
          id: 'dag-muziek',
          short_id: 'dm01',
          type: 'checkbox',
          label: 'Er is versterkte muziek op deze dag',
        },
        {
          id: 'dag-muziek-tot',
          short_id: 'dt01',
          type: 'time',
          label: 'Tot hoe laat is er muziek?',
          is_required: true,
          is_hidden: true,
          logic: [whenAll('r-muziek-tot', [['dag-muziek', 'equal', true]], 'show')],
        },
      ],
    },
  ],
};
