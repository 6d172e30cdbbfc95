import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { searchedLists } from './autocomplete-forms.ts';

export const showWhen = (target: string, value: string): LogicRule => ({
  id: `rule-${target}`,
  actions: ['show'],
  condition_group: {
    id: 'group',
    type: 'group',
    logic_operator: 'and',
    children: [{ id: 'condition', type: 'condition', target, condition_operator: 'equal', value }],
  },
});

export const club: Field[] = [
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

/** A rule that fills in a field while there is a tent. */
const fillWithTent = (value: string, when: 'empty' | 'always'): LogicRule => ({
  ...showWhen('tent', 'ja'),
  actions: [{ type: 'set_value', value, when }],
});

export const filledIn: Field[] = [
  {
    id: 'tent',
    short_id: 'tent',
    type: 'select',
    label: 'Komt er een tent?',
    options: [
      { id: 'ja', label: 'Ja' },
      { id: 'nee', label: 'Nee' },
    ],
    custom_properties: { display: 'radio' },
  },
  {
    id: 'exits',
    short_id: 'exit',
    type: 'text',
    label: 'Uitgangen',
    logic: [fillWithTent('twee', 'empty')],
  },
  {
    id: 'check',
    short_id: 'chck',
    type: 'text',
    label: 'Keuring',
    logic: [fillWithTent('nodig', 'always')],
  },
];

export const plan: Field[] = [
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

export const mail: Field = { id: 'email', short_id: 'mail', type: 'email', label: 'E-mailadres' };

/** The fields that are hardest to fill in without a pointer. */
export const byKeys: readonly Field[] = [
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
export const together: readonly Field[] = [
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

/** Questions that a visitor may leave empty, but had better answer; one of them in rows. */
export const recommended: readonly Field[] = [
  { id: 'name', short_id: 'name', type: 'text', label: 'Naam', is_required: true },
  { id: 'phone', short_id: 'phon', type: 'text', label: 'Telefoon?', is_recommended: true },
  {
    id: 'photos',
    short_id: 'phot',
    type: 'input-collection',
    label: 'Klachten',
    custom_properties: { min: 1, label_row: 'Klacht' },
    children: [
      { id: 'since', short_id: 'sinc', type: 'text', label: 'Sinds', is_recommended: true },
    ],
  },
];

export const partner: readonly Field[] = [
  { id: 'partner', short_id: 'part', type: 'text', label: 'Naam partner', is_required: true },
];

/** Settings that no server accepts: a view with them crashes. */
export const unreadable = { content: 42 } as unknown as { content: string };
