import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { buildForm } from '@form-builder/renderer-element/testing/forms/build-form.ts';

const yesNo = [
  { id: 'ja', label: 'Ja' },
  { id: 'nee', label: 'Nee' },
];

const districts = ['Binnenstad', 'Noord', 'Oost', 'Zuid', 'West'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

/** Shows its field when the target equals the value. */
const showWhen = (target: string, value: string | boolean): LogicRule[] => [
  {
    id: `rule-${target}`,
    actions: ['show'],
    condition_group: {
      id: `group-${target}`,
      type: 'group',
      logic_operator: 'and',
      children: [
        {
          id: `condition-${target}`,
          type: 'condition',
          target,
          condition_operator: 'equal',
          value,
        },
      ],
    },
  },
];

const fields: readonly Field[] = [
  { id: 'name', short_id: 'name', type: 'text', label: 'Naam', is_required: true },
  { id: 'email', short_id: 'mail', type: 'email', label: 'E-mailadres', is_required: true },
  {
    id: 'by-phone',
    short_id: 'byph',
    type: 'checkbox',
    label: 'Ik wil ook gebeld worden',
  },
  {
    id: 'phone',
    short_id: 'phon',
    type: 'phone',
    label: 'Telefoonnummer',
    is_hidden: true,
    logic: showWhen('by-phone', true),
  },
  {
    id: 'postcode',
    short_id: 'post',
    type: 'text',
    label: 'Postcode',
    is_required: true,
    pattern: '[1-9][0-9]{3} ?[A-Za-z]{2}',
  },
  { id: 'number', short_id: 'numb', type: 'number', label: 'Huisnummer', is_required: true },
  { id: 'district', short_id: 'dist', type: 'select', label: 'Wijk', options: districts },
  { id: 'date', short_id: 'date', type: 'date', label: 'Sinds wanneer?' },
  {
    id: 'danger',
    short_id: 'dang',
    type: 'select',
    label: 'Is het gevaarlijk?',
    options: yesNo,
    custom_properties: { display: 'radio' },
    is_required: true,
  },
  {
    id: 'why',
    short_id: 'why1',
    type: 'textarea',
    label: 'Waarom is het gevaarlijk?',
    is_hidden: true,
    logic: showWhen('danger', 'ja'),
  },
  {
    id: 'harbour',
    short_id: 'harb',
    type: 'text',
    label: 'Bij welke kade?',
    is_hidden: true,
    logic: showWhen('district', 'west'),
  },
];

/** A form as municipalities make them every day: common fields, a pattern and three show rules. */
export const everydayForm: PublicForm = buildForm({
  title: 'Melding openbare ruimte',
  pages: [{ id: 'page', title: 'Uw melding', properties: fields }],
});
