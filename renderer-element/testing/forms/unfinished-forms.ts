import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { place, searchedLists } from './autocomplete-forms.ts';
import { buildForm } from './build-form.ts';

/** The id of the form below. */
export const unfinishedFormId = '30000000-0000-4000-8000-000000000001';

const optional = (field: Field): Field => ({ ...field, is_required: false });
const first: Field = { id: 'first', short_id: 'fir1', type: 'text', label: 'Begin' };
const last: Field = { id: 'last', short_id: 'las1', type: 'text', label: 'Slot' };

/** Everything that can be half done, and nothing that must be filled in. */
const halfDone: readonly Field[] = [
  { id: 'pass', short_id: 'pass', type: 'file', label: 'Legitimatie' },
  {
    id: 'masked',
    short_id: 'mask',
    type: 'redacted',
    label: 'Afgedekte legitimatie',
    custom_properties: { file_property_id: 'pass' },
  },
  ...searchedLists.filter(({ id }) => id === 'visited' || id === 'areas').map(optional),
  ...place.map(optional),
  {
    id: 'days',
    short_id: 'days',
    type: 'input-collection',
    label: 'Dagen',
    custom_properties: { label_row: 'Dag', label_add_button: 'Dag toevoegen' },
    children: [
      { id: 'date', short_id: 'dat1', type: 'date', label: 'Datum', is_required: true },
      { id: 'what', short_id: 'wha1', type: 'text', label: 'Wat', is_required: true },
    ],
  },
];

/** A form with a fee and a computed answer; its price depends on a number. */
export const paidFormId = '30000000-0000-4000-8000-000000000002';

const fee: readonly Field[] = [
  { id: 'copies', short_id: 'copi', type: 'number', label: 'Hoeveel?', is_required: true },
  {
    id: 'fee',
    short_id: 'fee1',
    type: 'payment',
    label: 'Leges',
    custom_properties: {
      integration_id: 'mollie',
      amount_type: 'field',
      amount_property_id: 'copies',
    },
  },
];

/** A form of three pages whose second one can be left with work half done. */
export const unfinishedForms: readonly PublicForm[] = [
  buildForm({
    id: unfinishedFormId,
    title: 'Half werk',
    settings: { 'theme.has_stepper': true },
    pages: [
      { id: 'p1', title: 'Begin', properties: [first] },
      { id: 'p2', title: 'Half werk doen', properties: [...halfDone] },
      { id: 'p3', title: 'Slot', properties: [last] },
    ],
  }),
  buildForm({
    id: paidFormId,
    title: 'Uittreksel',
    settings: { 'theme.has_summary': true },
    pages: [{ id: 'p1', title: '', properties: [...fee] }],
  }),
];
