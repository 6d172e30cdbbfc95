import { createField } from '@form-builder/core/form/create-field.ts';
import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { packFormulas } from '@form-builder/core/session/formulas/packed-formulas.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { writeThemeStyle } from '@form-builder/core/theme/write-theme-style.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { moments, place, registers, searchedLists } from './autocomplete-forms.ts';

type Overrides = Partial<Omit<PublicForm, 'pages'>> & { readonly pages: readonly Page[] };

/** A published form with sensible defaults; a test sets only what it is about. */
export function buildForm(overrides: Overrides): PublicForm {
  const formulas = packFormulas(overrides, fieldTypes);
  const types = [...iterateFields(overrides.pages)].map(({ field }) => field.type);
  return {
    id: formIds.twoPages,
    version_id: overrides.id ?? formIds.twoPages,
    environment: 'production',
    title: 'Melding doen',
    description: '',
    organisation: 'Gemeente Voorbeeldstad',
    languages: ['nl', 'en', 'de'],
    field_types: [...new Set(types)],
    settings: {},
    submission_settings: { is_public: true },
    is_test: false,
    ...(formulas && { parsed_formulas: formulas }),
    ...overrides,
    // The contract's type is the parsed one, with writable lists.
    pages: overrides.pages,
  };
}

/** The ids of the forms below, for `form-id`. */
export const formIds = {
  twoPages: '10000000-0000-4000-8000-000000000001',
  commonTypes: '10000000-0000-4000-8000-000000000002',
  onePage: '10000000-0000-4000-8000-000000000003',
  notStored: '10000000-0000-4000-8000-000000000004',
  verified: '10000000-0000-4000-8000-0000000000d1',
  secret: '10000000-0000-4000-8000-0000000000d2',
  behindLogin: '10000000-0000-4000-8000-000000000070',
  loginAsked: '10000000-0000-4000-8000-000000000071',
  notPublished: '10000000-0000-4000-8000-000000000005',
  branchedForm: '10000000-0000-4000-8000-000000000006',
  withFiles: '10000000-0000-4000-8000-000000000040',
  withPatterns: '10000000-0000-4000-8000-000000000041',
  searchedLists: '10000000-0000-4000-8000-000000000081',
  registers: '10000000-0000-4000-8000-000000000082',
  moments: '10000000-0000-4000-8000-000000000083',
  place: '10000000-0000-4000-8000-000000000084',
  computed: '10000000-0000-4000-8000-000000000008',
  everyType: '10000000-0000-4000-8000-000000000007',
  themed: '10000000-0000-4000-8000-0000000000aa',
} as const;

const yesNo = [
  { id: 'ja', label: 'Ja' },
  { id: 'nee', label: 'Nee' },
];

/** One field of every type as the palette creates it: with options where it needs them. */
const everyType: Field[] = fieldTypeNames.map((type): Field =>
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

const whatAndWhere: Field[] = [
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
const forked: Field[] = [
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

const person: Field[] = [
  { id: 'name', short_id: 'name', type: 'text', label: 'Naam', autocomplete_type: 'name' },
  { id: 'email', short_id: 'mail', type: 'email', label: 'E-mailadres', is_required: true },
];

/** One that anybody would write, and one that makes regular expressions of browsers run for hours. */
const withPatterns: Field[] = [
  { id: 'plate', short_id: 'pla1', type: 'text', label: 'Kenteken', pattern: '[A-Z]{2}-\\d{2}' },
  { id: 'slow', short_id: 'slo1', type: 'text', label: 'Code', pattern: 'a*a*a*a*a*a*a*a*b' },
];

const commonTypes: Field[] = [
  {
    id: 'layout',
    short_id: 'lay1',
    type: 'text-layout',
    label: 'Uitleg',
    custom_properties: { content: '<h3>Uitleg</h3><p>Vul <strong>alles</strong> in.</p>' },
  },
  {
    id: 'text',
    short_id: 'txt1',
    type: 'text',
    label: 'Tekst',
    hint: 'Eén regel',
    is_required: true,
    custom_properties: { character_limit: 20, display_character_limit: true },
  },
  { id: 'textarea', short_id: 'txa1', type: 'textarea', label: 'Toelichting', is_required: true },
  { id: 'email', short_id: 'eml1', type: 'email', label: 'E-mailadres', is_required: true },
  {
    id: 'number',
    short_id: 'num1',
    type: 'number',
    label: 'Aantal personen',
    is_required: true,
    custom_properties: { min: 1, max: 10 },
  },
  { id: 'date', short_id: 'dat1', type: 'date', label: 'Datum', is_required: true },
  { id: 'postcode', short_id: 'pst1', type: 'postcode', label: 'Postcode', is_required: true },
  {
    id: 'select',
    short_id: 'sel1',
    type: 'select',
    label: 'Soort',
    options: yesNo,
    is_required: true,
  },
  {
    id: 'radio',
    short_id: 'rad1',
    type: 'select',
    label: 'Keuze',
    options: yesNo,
    is_required: true,
    custom_properties: { display: 'radio' },
  },
  {
    id: 'pills',
    short_id: 'pil1',
    type: 'select',
    label: 'Dagdeel',
    options: yesNo,
    is_required: true,
    custom_properties: { display: 'pills' },
  },
  {
    id: 'multi',
    short_id: 'mul1',
    type: 'multi-select',
    label: 'Onderwerpen',
    options: [...yesNo, { id: 'misschien', label: 'Misschien' }],
    is_required: true,
    custom_properties: { display: 'checkbox', show_select_all: true },
  },
  {
    id: 'checkbox',
    short_id: 'chk1',
    type: 'checkbox',
    label: 'Ik ga akkoord',
    is_required: true,
    custom_properties: { validation: 'accepted' },
  },
  {
    id: 'switch',
    short_id: 'swi1',
    type: 'checkbox',
    label: 'Houd mij op de hoogte',
    custom_properties: { use_toggle_switch: true },
  },
  {
    id: 'group',
    short_id: 'grp1',
    type: 'group',
    label: 'Adres',
    children: [
      { id: 'street', short_id: 'str1', type: 'text', label: 'Straat', is_required: true },
    ],
  },
  {
    id: 'rows',
    short_id: 'row1',
    type: 'input-collection',
    label: 'Kinderen',
    custom_properties: { min: 1, max: 3, label_row: 'Kind', label_add_button: 'Kind toevoegen' },
    children: [
      {
        id: 'child',
        short_id: 'chi1',
        type: 'text',
        label: 'Naam van het kind',
        is_required: true,
      },
    ],
  },
];

const proofs: Field[] = [
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
const computed: Field[] = [
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

/** The forms of the test server. */
export const forms: readonly PublicForm[] = [
  buildForm({
    id: formIds.computed,
    pages: [{ id: 'prijs', title: 'Prijs', properties: computed }],
  }),
  buildForm({
    pages: [
      { id: 'p1', title: 'De melding', properties: whatAndWhere },
      { id: 'p2', title: 'Uw gegevens', properties: person },
    ],
    settings: { 'confirmation.text': 'Wij bellen u binnen twee dagen.' },
  }),
  buildForm({
    id: formIds.withPatterns,
    pages: [{ id: 'p1', title: 'Patronen', properties: withPatterns }],
  }),
  buildForm({
    id: formIds.commonTypes,
    title: 'Alle soorten vragen',
    pages: [{ id: 'p1', title: 'Alle soorten vragen', properties: commonTypes }],
  }),
  buildForm({
    id: formIds.onePage,
    title: 'Een vraag stellen',
    pages: [{ id: 'p1', title: '', properties: person }],
  }),
  buildForm({
    id: formIds.notStored,
    title: 'Vertrouwelijke melding',
    pages: [{ id: 'p1', title: '', properties: person }],
    settings: { 'drafts.on_device': false },
  }),
  buildForm({
    id: formIds.behindLogin,
    title: 'Uw dossier bekijken',
    pages: [{ id: 'p1', title: '', properties: person }],
    submission_settings: { is_public: true, login_provider: 'digid', login_level: 'midden' },
  }),
  buildForm({
    id: formIds.loginAsked,
    title: 'Uw dossier aanvullen',
    pages: [
      { id: 'p1', title: 'Over u', properties: person },
      {
        id: 'p2',
        title: 'Wie u bent',
        properties: [
          {
            id: 'login',
            short_id: 'login',
            type: 'auth',
            label: 'Inloggen',
            custom_properties: { integration_id: 'digid' },
          },
        ],
      },
    ],
  }),
  buildForm({
    id: formIds.verified,
    title: 'Een vraag stellen',
    pages: [{ id: 'p1', title: '', properties: person }],
    submission_settings: { is_public: true, verification_field: 'email' },
  }),
  buildForm({
    id: formIds.secret,
    title: 'Toeslag aanvragen',
    pages: [
      {
        id: 'p1',
        title: '',
        properties: [
          ...person,
          { id: 'bsn', short_id: 'bsn', type: 'bsn', label: 'Burgerservicenummer' },
          {
            id: 'debt',
            short_id: 'debt',
            type: 'number',
            label: 'Uw schuld',
            is_sensitive: true,
          },
          {
            id: 'rest',
            short_id: 'rest',
            type: 'formula',
            label: 'Wat overblijft',
            custom_properties: { formula: '100000 - {debt}' },
          },
        ],
      },
    ],
  }),
  buildForm({
    id: formIds.branchedForm,
    title: 'Gevaar melden',
    pages: [
      { id: 'p1', title: 'Het gevaar', properties: forked },
      { id: 'p2', title: 'Uw gegevens', properties: person },
    ],
    settings: { 'theme.has_stepper': true },
  }),
  buildForm({
    id: formIds.withFiles,
    title: 'Bewijs opsturen',
    pages: [
      { id: 'p1', title: 'Uw bestanden', properties: proofs },
      { id: 'p2', title: 'Uw gegevens', properties: person },
    ],
  }),
  buildForm({
    id: formIds.searchedLists,
    title: 'Lijsten',
    pages: [{ id: 'p1', title: '', properties: searchedLists }],
  }),
  buildForm({
    id: formIds.registers,
    title: 'Registers',
    pages: [{ id: 'p1', title: '', properties: registers }],
  }),
  buildForm({
    id: formIds.moments,
    title: 'Wanneer is het?',
    pages: [{ id: 'p1', title: '', properties: moments }],
  }),
  buildForm({
    id: formIds.place,
    title: 'Plek melden',
    pages: [{ id: 'p1', title: '', properties: place }],
  }),
  buildForm({
    id: formIds.everyType,
    title: 'Van elke soort één',
    pages: [{ id: 'p1', title: 'Van elke soort één', properties: everyType }],
  }),
  buildForm({
    id: formIds.themed,
    title: 'Een vraag stellen',
    pages: [{ id: 'p1', title: '', properties: person }],
    theme: {
      style: writeThemeStyle({ colours: { primary: '#00664f' }, has_dark: true }),
      style_url: null,
      logo: { url: '/logo.svg', alt: 'Gemeente Voorbeeldstad', alignment: 'center' },
    },
  }),
];
