import { createField } from '@form-builder/core/form/create-field.ts';
import { fieldTypeNames } from '@form-builder/core/field-types/registry.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';

export const yesNo = [
  { id: 'ja', label: 'Ja' },
  { id: 'nee', label: 'Nee' },
];

/** One field of every type as the palette creates it: with options where it needs them. */
export const everyType: Field[] = fieldTypeNames.map((type): Field =>
  // Every field has the member `options`.
  ({
    ...createField(type, { id: type, shortId: type.slice(0, 8), label: `Vraag ${type}` }),
    options: yesNo,
  }),
);

const showWhenDanger = (value: string): LogicRule => ({
  id: 'rule',
  actions: ['show'],
  condition_group: {
    id: 'group',
    type: 'group',
    logic_operator: 'and',
    children: [
      {
        id: 'condition',
        type: 'condition',
        target: 'danger',
        condition_operator: 'equal',
        value,
      },
    ],
  },
});

const danger: Field = {
  id: 'danger',
  short_id: 'dang',
  type: 'select',
  label: 'Is het gevaarlijk?',
  options: yesNo,
  custom_properties: { display: 'radio' },
  is_required: true,
};

export const whatAndWhere: Field[] = [
  {
    id: 'what',
    short_id: 'what',
    type: 'text',
    label: 'Wat wilt u melden?',
    hint: 'Een korte omschrijving',
    is_required: true,
  },
  danger,
  {
    id: 'why',
    short_id: 'why1',
    type: 'textarea',
    label: 'Waarom is het gevaarlijk?',
    is_hidden: true,
    is_required: true,
    custom_properties: { character_limit: 200, display_character_limit: true },
    logic: [showWhenDanger('ja')],
  },
];

/** Each answer to the first field shows one of the others. */
export const forked: Field[] = [
  danger,
  ...yesNo.map(({ id, label }): Field => ({
    id: `why-${id}`,
    short_id: `wh-${id}`,
    type: 'text',
    label: `Waarom ${label}?`,
    is_hidden: true,
    logic: [showWhenDanger(id)],
  })),
];

export const loginQuestion: Field = {
  id: 'login',
  short_id: 'login',
  type: 'auth',
  label: 'Inloggen',
  custom_properties: { integration_id: 'digid' },
};

export const bsnQuestion: Field = {
  id: 'bsn',
  short_id: 'bsn',
  type: 'bsn',
  label: 'Burgerservicenummer',
};

export const person: Field[] = [
  { id: 'name', short_id: 'name', type: 'text', label: 'Naam', autocomplete_type: 'name' },
  { id: 'email', short_id: 'mail', type: 'email', label: 'E-mailadres', is_required: true },
];

/** One that anybody would write, and one that makes regular expressions of browsers run for hours. */
export const withPatterns: Field[] = [
  { id: 'plate', short_id: 'pla1', type: 'text', label: 'Kenteken', pattern: '[A-Z]{2}-\\d{2}' },
  { id: 'slow', short_id: 'slo1', type: 'text', label: 'Code', pattern: 'a*a*a*a*a*a*a*a*b' },
];

/** A day with a limit, and nothing else that needs texts of rarer errors. */
export const withLimitedDay: Field[] = [
  {
    id: 'since',
    short_id: 'snc1',
    type: 'date',
    label: 'Sinds wanneer?',
    custom_properties: { min: '2020-01-01' },
  },
];

export const proofs: Field[] = [
  {
    id: 'proof',
    short_id: 'prof',
    type: 'files',
    label: 'Bewijs',
    hint: 'Bijvoorbeeld een foto',
    is_required: true,
    custom_properties: {
      allowed_mime_types: ['application/pdf', 'image/png', 'text/plain'],
      max_file_size: 100,
      max_file_size_unit: 'KB',
      max_number_of_files: 5,
    },
  },
  { id: 'pass', short_id: 'pass', type: 'file', label: 'Legitimatie' },
  {
    id: 'masked',
    short_id: 'mask',
    type: 'redacted',
    label: 'Afgedekte legitimatie',
    custom_properties: { file_property_id: 'pass' },
  },
];

/** A number, a computed result, and a text with it. */
export const computed: Field[] = [
  { id: 'people', short_id: 'people', type: 'number', label: 'Aantal personen' },
  {
    id: 'total',
    short_id: 'total',
    type: 'formula',
    label: 'Totaal',
    custom_properties: { formula: '{people} * 12.50' },
  },
  {
    id: 'note',
    short_id: 'note',
    type: 'text-layout',
    label: '',
    use_formula: true,
    custom_properties: { content: '<p>U komt met {{ ALS({people} &gt; 1; "meer"; "een") }}.</p>' },
  },
];
