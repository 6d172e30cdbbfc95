import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { buildForm } from './forms.ts';
import { searchedLists } from './autocomplete-forms.ts';

/** The ids of the forms below. */
export const navigationFormIds = {
  turns: '20000000-0000-4000-8000-000000000001',
  block: '20000000-0000-4000-8000-000000000002',
  broken: '20000000-0000-4000-8000-000000000003',
  served: '20000000-0000-4000-8000-000000000004',
  keys: '20000000-0000-4000-8000-000000000005',
  statements: '20000000-0000-4000-8000-000000000006',
  pageRules: '20000000-0000-4000-8000-000000000008',
  statementsAfterSummary: '20000000-0000-4000-8000-000000000007',
} as const;

const showWhen = (target: string, value: string): LogicRule => ({
  id: `rule-${target}`,
  actions: ['show'],
  condition_group: {
    id: 'group',
    type: 'group',
    logic_operator: 'and',
    children: [{ id: 'condition', type: 'condition', target, condition_operator: 'equal', value }],
  },
});

const club: Field[] = [
  { id: 'club', short_id: 'club', type: 'text', label: 'Naam vereniging', is_required: true },
  {
    id: 'local',
    short_id: 'locl',
    type: 'select',
    label: 'Is de vereniging in Voorbeeldstad?',
    options: [
      { id: 'ja', label: 'Ja' },
      { id: 'nee', label: 'Nee' },
    ],
    custom_properties: { display: 'radio' },
    is_required: true,
  },
  {
    id: 'stop',
    short_id: 'stop',
    type: 'stop-block',
    label: 'Alleen voor verenigingen uit Voorbeeldstad',
    custom_properties: { content: '<p>Vraag subsidie aan bij uw eigen gemeente.</p>' },
    is_hidden: true,
    logic: [showWhen('local', 'nee')],
  },
];

const plan: Field[] = [
  {
    id: 'plan',
    short_id: 'plan',
    type: 'text',
    label: 'Wat is uw plan?',
    is_required: true,
    is_in_summary: false,
  },
  {
    id: 'half',
    short_id: 'half',
    type: 'break',
    label: 'Uw plan',
    custom_properties: { label_next_button: 'Akkoord, verder', label_edit_button: 'Plan wijzigen' },
  },
  { id: 'budget', short_id: 'budg', type: 'currency', label: 'Bedrag', is_required: true },
];

const mail: Field = { id: 'email', short_id: 'mail', type: 'email', label: 'E-mailadres' };

/** The fields that are hardest to fill in without a pointer. */
const byKeys: readonly Field[] = [
  {
    id: 'children',
    short_id: 'chil',
    type: 'input-collection',
    label: 'Kinderen',
    custom_properties: { min: 1, max: 3, label_row: 'Kind', label_add_button: 'Kind toevoegen' },
    children: [
      {
        id: 'child',
        short_id: 'chld',
        type: 'text',
        label: 'Naam van het kind',
        is_required: true,
      },
    ],
  },
  ...searchedLists.filter(({ id }) => id === 'country'),
  { id: 'born', short_id: 'born', type: 'date', label: 'Geboortedatum', is_required: true },
  { id: 'proof', short_id: 'proo', type: 'file', label: 'Geboorteakte', is_required: true },
];

/** Asks whether there is a partner, whom a page of its own is about. */
const together: readonly Field[] = [
  {
    id: 'together',
    short_id: 'toge',
    type: 'select',
    label: 'Vraagt u samen aan?',
    options: [
      { id: 'ja', label: 'Ja' },
      { id: 'nee', label: 'Nee' },
    ],
    custom_properties: { display: 'radio' },
  },
];

const partner: readonly Field[] = [
  { id: 'partner', short_id: 'part', type: 'text', label: 'Naam partner', is_required: true },
];

/** Settings that no server accepts: a view with them crashes. */
const unreadable = { content: 42 } as unknown as { content: string };

/** Forms with a break, a stop block and a building block. */
export const navigationForms: readonly PublicForm[] = [
  buildForm({
    id: navigationFormIds.turns,
    title: 'Subsidie aanvragen',
    settings: { 'theme.has_stepper': true, 'theme.has_progress.type': 'steps' },
    pages: [
      { id: 'p1', title: 'De vereniging', properties: club },
      { id: 'p2', title: 'Het plan', properties: plan },
      {
        id: 'p3',
        title: 'Uw gegevens',
        properties: [mail],
        submit_button_label: 'Subsidie aanvragen',
      },
    ],
  }),
  buildForm({
    id: navigationFormIds.broken,
    title: 'Melding doen',
    pages: [
      { id: 'p1', title: 'Uw melding', properties: [mail] },
      {
        id: 'p2',
        title: 'Uitleg',
        properties: [
          {
            id: 'text',
            short_id: 'text',
            type: 'text-layout',
            label: 'Uitleg',
            custom_properties: unreadable,
          },
        ],
      },
    ],
  }),
  ...[navigationFormIds.statements, navigationFormIds.statementsAfterSummary].map((id) =>
    buildForm({
      id,
      title: 'Toeslag aanvragen',
      settings: {
        'theme.has_summary': id === navigationFormIds.statementsAfterSummary,
        'statements.truth': 'Ik heb alles naar waarheid ingevuld.',
        'statements.consent': 'De gemeente mag mijn inkomen opvragen.',
      },
      pages: [{ id: 'p1', title: 'Uw gegevens', properties: [mail] }],
    }),
  ),
  buildForm({
    id: navigationFormIds.pageRules,
    title: 'Toeslag aanvragen',
    settings: { 'theme.has_stepper': true, 'theme.has_progress.type': 'steps' },
    pages: [
      { id: 'p1', title: 'De aanvraag', properties: together },
      {
        id: 'p2',
        title: 'Uw partner',
        is_hidden: true,
        logic: [showWhen('together', 'ja')],
        properties: partner,
      },
      { id: 'p3', title: 'Uw gegevens', properties: [mail] },
    ],
  }),
  buildForm({
    id: navigationFormIds.keys,
    title: 'Gezin inschrijven',
    pages: [
      { id: 'p1', title: 'Het gezin', properties: byKeys },
      { id: 'p2', title: 'Uw gegevens', properties: [mail] },
    ],
  }),
  buildForm({
    id: navigationFormIds.served,
    title: 'Plattegrond bekijken',
    pages: [
      {
        id: 'p1',
        title: '',
        properties: [
          {
            id: 'map',
            short_id: 'map1',
            type: 'image',
            label: 'Plattegrond',
            url: '/files/plattegrond.svg',
            custom_properties: { alt: 'Plattegrond' },
          },
          {
            id: 'plan',
            short_id: 'pla1',
            type: 'downloadable-file',
            label: 'Plan',
            url: '/files/plan.pdf',
          },
          {
            id: 'far',
            short_id: 'far1',
            type: 'downloadable-file',
            label: 'Elders',
            url: 'https://elders.example/plan.pdf',
          },
        ],
      },
    ],
  }),
  buildForm({
    id: navigationFormIds.block,
    title: 'Aanmelden',
    settings: { 'confirmation.return_url': 'https://www.gemeente.example/aanmelden' },
    is_test: true,
    pages: [
      {
        id: 'p1',
        title: '',
        properties: [
          {
            id: 'block',
            short_id: 'blok',
            type: 'template',
            label: 'Bouwblok contact',
            template_id: 'contact',
            children: [mail],
          },
        ],
      },
    ],
  }),
];
