import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { buildForm } from './build-form.ts';

/** The id of the form below. */
export const longPageFormId = '30000000-0000-4000-8000-000000000003';

/** More questions than one task hydrates. */
const questions = Array.from({ length: 80 }, (_, at): Field => ({
  id: `question${at}`,
  short_id: `q${at}`,
  type: 'text',
  label: `Vraag nummer ${at}.`,
  is_required: at === 79,
}));

/** Shown once the first question is answered with `ja`. */
const detail: Field = {
  id: 'detail',
  short_id: 'deta',
  type: 'text',
  label: 'Toelichting',
  is_hidden: true,
  logic: [
    {
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
            target: 'more',
            condition_operator: 'equal',
            value: 'ja',
          },
        ],
      },
    },
  ],
};

/** A long first page with a hidden question and a computed result at its end, and a second page. */
export const longPageForm: PublicForm = buildForm({
  id: longPageFormId,
  title: 'Lange vragenlijst',
  pages: [
    {
      id: 'p1',
      title: 'Veel vragen',
      properties: [
        {
          id: 'more',
          short_id: 'more',
          type: 'select',
          label: 'Wilt u meer vertellen?',
          options: [
            { id: 'ja', label: 'Ja' },
            { id: 'nee', label: 'Nee' },
          ],
          custom_properties: { display: 'radio' },
        },
        { id: 'people', short_id: 'people', type: 'number', label: 'Aantal personen' },
        ...questions,
        detail,
        {
          id: 'total',
          short_id: 'total',
          type: 'formula',
          label: 'Totaal',
          custom_properties: { formula: '{people} * 2' },
        },
      ],
    },
    {
      id: 'p2',
      title: 'Slot',
      properties: [{ id: 'end', short_id: 'end1', type: 'text', label: 'Tot slot' }],
    },
  ],
});
