import type { FieldExamples } from './field-example.ts';
import { contentExamples } from './content-examples.ts';
import { serviceExamples } from './service-examples.ts';

const dayparts = [
  { id: 'ochtend', label: 'Ochtend' },
  { id: 'middag', label: 'Middag' },
  { id: 'avond', label: 'Avond' },
];

const topics = [
  { id: 'afval', label: 'Afval op straat' },
  { id: 'licht', label: 'Straatverlichting' },
  { id: 'groen', label: 'Bomen en planten' },
  { id: 'weg', label: 'Losse tegels of een gat in de weg' },
];

/** An example of each field type: what every story of a field is made from. */
export const fieldExamples: FieldExamples = {
  text: {
    field: {
      label: 'Hoe heet uw straat?',
      hint: 'Alleen de naam, zonder huisnummer.',
      custom_properties: { character_limit: 80, display_character_limit: true },
    },
    answer: 'Kerkstraat',
  },
  textarea: {
    field: {
      label: 'Wat is er gebeurd?',
      hint: 'Vertel het zo precies mogelijk.',
      custom_properties: { character_limit: 500, display_character_limit: true },
    },
    answer: 'Er ligt een losse tegel voor de ingang van de school.\nIemand is erover gevallen.',
  },
  email: { field: { label: 'E-mailadres' }, answer: 'fatima@voorbeeld.nl', wrong: 'fatima@' },
  phone: { field: { label: 'Telefoonnummer' }, answer: '0612345678', wrong: '06-123' },
  url: {
    field: { label: 'Website van uw vereniging' },
    answer: 'https://www.voorbeeld.nl',
    wrong: 'geen adres',
  },
  number: {
    field: {
      label: 'Hoeveel mensen komen er?',
      hint: 'Een schatting is genoeg.',
      custom_properties: { min: 1, max: 5000 },
    },
    answer: 1250,
    wrong: 9000,
  },
  currency: {
    field: { label: 'Wat kost het evenement?', custom_properties: { min: 0 } },
    answer: 1234.5,
    wrong: 'veel',
    looks: {
      'in Zwitserse franken': { custom_properties: { currency_symbol: 'CHF' } },
    },
  },
  date: { field: { label: 'Op welke dag?' }, answer: '2026-12-31', wrong: '31-31-2026' },
  time: { field: { label: 'Hoe laat begint het?' }, answer: '19:30', wrong: '25:99' },
  datetime: { field: { label: 'Wanneer begint het?' }, answer: '2026-12-31 19:30' },
  postcode: { field: { label: 'Postcode' }, answer: '1234 AB', wrong: '12' },
  checkbox: {
    field: {
      label: 'Ik heb de voorwaarden gelezen en ga akkoord',
      custom_properties: { validation: 'accepted' },
    },
    answer: true,
    looks: {
      schakelaar: {
        label: 'Houd mij op de hoogte',
        custom_properties: { use_toggle_switch: true },
      },
    },
  },
  select: {
    field: { label: 'Wanneer kunnen wij u bellen?', options: dayparts },
    answer: 'middag',
    looks: {
      lijst: { custom_properties: { display: 'select' } },
      pillen: { custom_properties: { display: 'pills' } },
    },
  },
  'multi-select': {
    field: {
      label: 'Waar gaat uw melding over?',
      hint: 'U kunt meer dan één onderwerp kiezen.',
      options: topics,
      custom_properties: { show_select_all: true },
    },
    answer: ['afval', 'groen'],
    looks: {
      lijst: { custom_properties: { display: 'select' } },
      pillen: { custom_properties: { display: 'pills' } },
    },
  },
  checklist: {
    field: {
      label: 'Wat u bij de hand moet hebben',
      hint: 'U kunt pas verder als u alles hebt aangevinkt.',
      options: [
        { id: 'id', label: 'Uw identiteitsbewijs' },
        { id: 'plan', label: 'Een plattegrond van het terrein' },
        { id: 'verzekering', label: 'De polis van uw verzekering' },
      ],
    },
    answer: ['id', 'plan', 'verzekering'],
  },
  iban: { field: { label: 'Rekeningnummer' }, answer: 'NL91 ABNA 0417 1643 00', wrong: 'NL00' },
  bsn: { field: { label: 'Burgerservicenummer' }, answer: '111222333', wrong: '123456789' },
  kvk: { field: { label: 'KVK-nummer' }, answer: '68750110', wrong: '123' },
  ...contentExamples,
  ...serviceExamples,
};
