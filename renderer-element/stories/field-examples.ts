import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { AnyDefinition, FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { AnyFieldExample, FieldExamples } from './field-example.ts';
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

/** Examples of the types that show more than a question and the answer of their definition. */
const fieldExamples: FieldExamples = {
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
  datetime: { field: { label: 'Wanneer begint het?' }, answer: '2026-12-31 19:30' },
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
  ...contentExamples,
  ...serviceExamples,
};

/** The example of a field type, for all its stories. */
export function exampleOf(type: FieldTypeName): AnyFieldExample {
  const own: AnyFieldExample | undefined = fieldExamples[type];
  if (own) return own;
  const definition: AnyDefinition = fieldTypes[type];
  if (definition.role !== 'input' || !definition.example) {
    throw new Error(`Give ${type} an example in its definition or in field-examples.ts.`);
  }
  const label = translatorOf('nl')(`field_type.${type}.start_label`);
  return { field: { label }, ...definition.example };
}
