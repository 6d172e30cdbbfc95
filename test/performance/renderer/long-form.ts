import type { Option } from '@form-builder/core/field-types/field-properties.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { OperatorName } from '@form-builder/core/conditions/registry.ts';

/** A form of a given length and the fields its rules use: the vanilla page follows the same rules. */
export interface LongForm {
  readonly fields: readonly Field[];
  /** Shown together once the first question is answered with `ja`. */
  readonly fan: readonly string[];
  /** Each shown once the one before it, the first always, has an answer. */
  readonly chain: readonly string[];
  /** Numbers, and the field with their sum. */
  readonly terms: readonly string[];
}

export const switchId = 'switch';
export const totalId = 'total';

const yesNo: readonly Option[] = [
  { id: 'ja', label: 'Ja' },
  { id: 'nee', label: 'Nee' },
];
const choices: readonly Option[] = ['Centrum', 'Noord', 'Zuid'].map((label) => ({
  id: label,
  label,
}));

/** About half of the questions are hidden at first; every one that can be seen is required. */
export function buildLongForm(length: number): LongForm {
  const share = (part: number, most: number) =>
    Math.max(2, Math.min(most, Math.floor(length * part)));
  const ids = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${name}${at}`);
  const fan = ids('fan', share(0.17, 50));
  const chain = ids('chain', share(0.17, 10));
  const terms = ids('term', share(0.17, 10));
  const rest = ids('rest', length - fan.length - chain.length - terms.length - 2);
  const fields = [
    build({
      id: switchId,
      type: 'select',
      label: 'Wilt u meer vertellen?',
      options: yesNo,
      custom_properties: { display: 'radio' },
    }),
    ...fan.map((id, at) =>
      build({
        id,
        type: 'text',
        label: `Toelichting ${at + 1}`,
        ...shownWhen(switchId, 'equal', 'ja'),
      }),
    ),
    ...terms.map((id, at) => build({ id, type: 'number', label: `Aantal ${at + 1}` })),
    build({
      id: totalId,
      type: 'formula',
      label: 'Totaal',
      is_required: false,
      custom_properties: { formula: `SUM(${terms.map((id) => `{${shortId(id)}}`).join('; ')})` },
    }),
    ...chain.map((id, at) =>
      build({
        id,
        type: 'text',
        label: `Stap ${at + 1}`,
        ...(at > 0 && shownWhen(chain[at - 1] ?? '', 'is_not_empty', null)),
      }),
    ),
    ...rest.map((id, at) =>
      build({ id, ...question(at), ...(at % 2 === 1 && shownWhen(switchId, 'equal', 'later')) }),
    ),
  ];
  return { fields, fan, chain, terms };
}

function question(at: number): Partial<Field> & Pick<Field, 'type' | 'label'> {
  const kinds = [
    'text',
    'text',
    'select',
    'select',
    'email',
    'email',
    'textarea',
    'textarea',
    'checkbox',
    'checkbox',
    'date',
    'date',
  ] as const;
  const type = kinds[at % kinds.length] ?? 'text';
  return {
    type,
    label: `Vraag ${at + 1}`,
    hint: at % 4 === 0 ? 'Zoals het in uw brief staat' : '',
    ...(type === 'select' && { options: choices }),
  };
}

type Members = Partial<Field> & Pick<Field, 'id' | 'type' | 'label'>;

function build(members: Members): Field {
  // Members of one type each, as its settings have them.
  return { short_id: shortId(members.id), is_required: true, ...members };
}

const shortId = (id: string) => id.slice(0, 4) + id.replace(/\D/g, '').padStart(4, '0');

function shownWhen(target: string, condition_operator: OperatorName, value: string | null) {
  const rule: LogicRule = {
    id: 'rule',
    actions: ['show'],
    condition_group: {
      id: 'group',
      type: 'group',
      logic_operator: 'and',
      children: [{ id: 'condition', type: 'condition', target, condition_operator, value }],
    },
  };
  return { is_hidden: true, logic: [rule] };
}
