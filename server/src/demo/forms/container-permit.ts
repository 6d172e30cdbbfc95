import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';

/** "Container plaatsen": addresses, companies, a list of the municipality and a place on the map. */
export const containerPermit: FormDefinition = {
  pages: [
    {
      id: 'container',
      title: 'De container',
      properties: [
        {
          id: 'soort',
          short_id: 'so01',
          type: 'select',
          label: 'Wat wilt u plaatsen?',
          is_required: true,
          custom_properties: { display: 'radio' },
          options: [
            { id: 'afval', label: 'Een afvalcontainer' },
            { id: 'opslag', label: 'Een opslagcontainer' },
            { id: 'steiger', label: 'Een steiger' },
          ],
        },
        {
          id: 'plek',
          short_id: 'pl01',
          type: 'geolocation',
          label: 'Waar komt hij te staan?',
          is_required: true,
          start_location_zoom: 13,
        },
        {
          id: 'wijk',
          short_id: 'wi01',
          type: 'custom-list',
          label: 'In welke wijk is dat?',
          is_required: true,
          custom_properties: {
            custom_list: 'wijken',
            output_mapping: [{ source: 'beheerder', target: 'beheerder' }],
          },
        },
        {
          id: 'beheerder',
          short_id: 'be01',
          type: 'text',
          label: 'Wijkbeheerder',
          hint: 'Vullen wij in als u een wijk kiest.',
        },
        {
          id: 'begin',
          short_id: 'bg01',
          type: 'datetime',
          label: 'Vanaf wanneer staat hij daar?',
          is_required: true,
          custom_properties: { past_dates_disabled: true },
        },
      ],
    },
    {
      id: 'aanvrager',
      title: 'Uw gegevens',
      properties: [
        {
          id: 'bedrijf',
          short_id: 'bd01',
          type: 'kvk-api',
          label: 'Voor welk bedrijf vraagt u dit aan?',
          hint: 'Laat leeg als u dit voor uzelf aanvraagt.',
        },
        {
          id: 'adres',
          short_id: 'ad01',
          type: 'bag',
          label: 'Waar woont u?',
          is_required: true,
        },
        {
          id: 'email',
          short_id: 'em01',
          type: 'email',
          label: 'Wat is uw e-mailadres?',
          is_required: true,
        },
      ],
    },
  ],
};
