import type { Field } from '@form-builder/core/form/form-definition.ts';

const countries = [
  'Albanië,België,Bulgarije,Cyprus,Denemarken,Duitsland,Estland,Finland,Frankrijk,Griekenland',
  'Hongarije,Ierland,Italië,Kroatië,Letland,Litouwen,Luxemburg,Malta,Nederland,Oostenrijk',
]
  .join(',')
  .split(',')
  .map((label) => ({ id: label.toLowerCase(), label }));

/** Fields with searchable lists. */
export const searchedLists: readonly Field[] = [
  {
    id: 'country',
    short_id: 'cou1',
    type: 'select',
    label: 'Geboorteland',
    hint: 'Zoals in uw paspoort',
    options: countries,
    is_required: true,
  },
  {
    id: 'visited',
    short_id: 'vis1',
    type: 'multi-select',
    label: 'Bezochte landen',
    options: countries,
    is_required: true,
    custom_properties: { display: 'select', show_select_all: true },
  },
  {
    id: 'area',
    short_id: 'are1',
    type: 'custom-list',
    label: 'Wijk',
    is_required: true,
    custom_properties: {
      custom_list: 'wijken',
      output_mapping: [{ source: 'inspector', target: 'inspector' }],
    },
  },
  { id: 'inspector', short_id: 'ins1', type: 'text', label: 'Inspecteur' },
  {
    id: 'near',
    short_id: 'nea1',
    type: 'custom-list',
    label: 'Dichtbij',
    custom_properties: { custom_list: 'kort', display: 'radio' },
  },
  {
    id: 'areas',
    short_id: 'are2',
    type: 'multi-custom-list',
    label: 'Andere wijken',
    custom_properties: { custom_list: 'wijken', display: 'select' },
  },
  {
    id: 'both',
    short_id: 'bot1',
    type: 'multi-custom-list',
    label: 'Voorkeur',
    custom_properties: { custom_list: 'kort', show_select_all: true },
  },
];

/** Lists that the answer to another question filters: buttons, and a search. */
export const filteredLists: readonly Field[] = [
  {
    id: 'part',
    short_id: 'par1',
    type: 'select',
    label: 'Stadsdeel',
    options: [
      { id: 'noord', label: 'Noord' },
      { id: 'zuid', label: 'Zuid' },
    ],
    custom_properties: { display: 'radio' },
  },
  {
    id: 'street',
    short_id: 'str1',
    type: 'custom-list',
    label: 'Straat',
    custom_properties: { custom_list: 'straten', parent_field: 'part', display: 'radio' },
  },
  {
    id: 'other',
    short_id: 'oth1',
    type: 'custom-list',
    label: 'Andere straat',
    custom_properties: { custom_list: 'straten', parent_field: 'part' },
  },
];

/** Rows within rows, of which the outer one has the question that filters a list in the inner ones. */
export const listsInRows: readonly Field[] = [
  {
    id: 'parts',
    short_id: 'prts',
    type: 'input-collection',
    label: 'Stadsdelen',
    custom_properties: { min: 1, max: 2 },
    children: [
      ...filteredLists.slice(0, 1),
      {
        id: 'streets',
        short_id: 'strs',
        type: 'input-collection',
        label: 'Straten',
        custom_properties: { min: 1, max: 2 },
        children: filteredLists.slice(1, 2),
      },
    ],
  },
];

/** Addresses, companies, and what they fill in. */
export const registers: readonly Field[] = [
  {
    id: 'address',
    short_id: 'adr1',
    type: 'bag',
    label: 'Adres',
    hint: 'Waar u woont',
    is_required: true,
    custom_properties: { mapping: [{ source: 'street', target: 'street' }] },
  },
  { id: 'street', short_id: 'str1', type: 'text', label: 'Straatnaam' },
  { id: 'company', short_id: 'com1', type: 'kvk-api', label: 'Bedrijf', is_required: true },
];

/** One of the visitor's own cases. */
export const cases: readonly Field[] = [
  {
    id: 'case',
    short_id: 'cas1',
    type: 'matter',
    label: 'Over welke zaak gaat het?',
    is_required: true,
    custom_properties: { integration_id: 'openzaak' },
  },
];

/** A place on the map. */
export const place: readonly Field[] = [
  {
    id: 'place',
    short_id: 'pla1',
    type: 'geolocation',
    label: 'Waar is het?',
    is_required: true,
    start_location_zoom: 14,
  },
];

/** A day with a time, and a day of the calendar. */
export const moments: readonly Field[] = [
  { id: 'moment', short_id: 'mom1', type: 'datetime', label: 'Begin', is_required: true },
  {
    id: 'day',
    short_id: 'day1',
    type: 'date',
    label: 'Dag',
    is_required: true,
    custom_properties: { max: '2026-12-31' },
  },
];
