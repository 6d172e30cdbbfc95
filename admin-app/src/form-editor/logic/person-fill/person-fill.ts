import type { AuthSettings } from '@form-builder/core/field-types/auth/auth.ts';
import { isComputed } from '@form-builder/core/field-types/is-computed.ts';
import {
  isPersonMember,
  personMemberNames,
  personMembers,
  type PersonMember,
} from '@form-builder/core/form/variables/person-members.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { Variable, VariableKind } from '@form-builder/core/form/variables/variable.ts';
import { operandActionsOf, type LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { findDefinition } from '../../../field-types/find-definition.ts';
import { combineCommands, type Command } from '../../document/command.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { changeField } from '../../document/field-commands.ts';
import { usedShortIds, type IdSource } from '../../document/new-ids.ts';
import { locatedFields } from '../../document/place.ts';
import { insertVariable } from '../../document/variable-commands.ts';

/** `open`: the visitor may change it; `fixed`: only when the BRP does not give it; `only`: never. */
export type PersonFillMode = 'open' | 'fixed' | 'only';

/** The value of the register of persons that fills in a field. */
export interface PersonFill {
  readonly member: PersonMember;
  readonly mode: PersonFillMode;
}

type FillSource = Pick<EditedVersion, 'pages' | 'variables' | 'submission_settings'>;

/** Returns what fills in a field from the register of persons, by one of its rules. */
export function findPersonFill(
  { variables }: Pick<FillSource, 'variables'>,
  field: Field,
): PersonFill | undefined {
  for (const rule of field.logic ?? []) {
    const member = memberOf(rule, variables);
    if (member === undefined) continue;
    const [action] = operandActionsOf(rule.actions, 'set_value');
    if (action?.when !== 'always') return { member, mode: 'open' };
    return { member, mode: field.is_disabled === true ? 'only' : 'fixed' };
  }
  return undefined;
}

/** The value that a rule fills in, if it does nothing else. */
function memberOf(
  { actions, targets }: LogicRule,
  variables: readonly Variable[],
): PersonMember | undefined {
  const [action, another] = operandActionsOf(actions, 'set_value');
  const isOwn = another === undefined && actions.length === 1 && (targets ?? []).length === 0;
  const { value } = action ?? {};
  if (!isOwn || typeof value !== 'object' || value === null || !('formula' in value))
    return undefined;
  const read = variables.find(({ short_id: id }) => value.formula === `{${id}}`);
  const isPerson = read?.source.type === 'person' && isPersonMember(read.source.member);
  return isPerson ? read.source.member : undefined;
}

/** The kinds of answers that values of each kind fit in. */
const fitting: Readonly<Record<'text' | 'number' | 'date', readonly VariableKind[]>> = {
  text: ['text', 'number'],
  number: ['number'],
  date: ['date'],
};

/** Returns the values of the register that can fill in a field; none for fields that are not typed in. */
export function personMembersFor(field: Field): readonly PersonMember[] {
  const definition = findDefinition(field);
  if (definition.role !== 'input' || isComputed(definition)) return [];
  if (definition.isSecret === true || definition.lookUp || definition.provenBy) return [];
  const { valueKind: kind } = definition;
  if (kind !== 'text' && kind !== 'number' && kind !== 'date') return [];
  return personMemberNames.filter((name) => fitting[kind].includes(personMembers[name]));
}

/** Returns the login that the form or one of its fields asks for; `undefined` without any. */
export function findPersonLogin({
  pages,
  submission_settings: settings,
}: Pick<FillSource, 'pages' | 'submission_settings'>): string | undefined {
  if (settings.login_provider !== undefined) return settings.login_provider;
  for (const { field } of locatedFields(pages)) {
    const definition = findDefinition(field);
    if (definition.role !== 'input' || definition.provenBy !== 'login') continue;
    // Every field type that is answered by a login has these settings.
    const { integration_id: provider } = (field.custom_properties ?? {}) as AuthSettings;
    if (provider) return provider;
  }
  return undefined;
}

interface FillChange {
  readonly version: EditedVersion;
  readonly field: Field;
  readonly fill: PersonFill | undefined;
  /** The login whose person is read. */
  readonly provider: string;
  /** The name of a new variable. */
  readonly label: string;
  readonly ids: IdSource;
}

/**
 * Fills in a field from the register of persons, or no more: a variable with the value, shared by all fields that
 * are filled in with it, and a rule of the field. The field is disabled when only the register may fill it in.
 */
export function changePersonFill({
  version,
  field,
  fill,
  provider,
  label,
  ids,
}: FillChange): Command {
  const earlier = findPersonFill(version, field);
  const others = (field.logic ?? []).filter((rule) => !memberOf(rule, version.variables));
  const isDisabled = fill?.mode === 'only' || undefined;
  const disabling =
    isDisabled !== undefined || earlier?.mode === 'only' ? { is_disabled: isDisabled } : {};
  if (fill === undefined)
    return changeField(field.id, { logic: others.length > 0 ? others : undefined, ...disabling });
  const source = { type: 'person' as const, provider, member: fill.member };
  const known = version.variables.find(
    (one) => one.source.type === 'person' && one.source.member === fill.member,
  );
  const variable = known ?? {
    id: ids.createId(),
    short_id: ids.createShortId(usedShortIds(version)),
    label,
    value_kind: personMembers[fill.member],
    source,
  };
  const logic = [...others, fillingRule(variable, fill, ids)];
  return combineCommands([
    ...(known ? [] : [insertVariable(variable, version.variables.length)]),
    changeField(field.id, { logic, ...disabling }),
  ]);
}

const fillingRule = (
  { id, short_id: shortId }: Variable,
  { mode }: PersonFill,
  ids: IdSource,
): LogicRule => ({
  id: ids.createId(),
  condition_group: {
    id: ids.createId(),
    type: 'group',
    logic_operator: 'and',
    children: [
      {
        id: ids.createId(),
        type: 'condition',
        target: id,
        condition_operator: 'is_not_empty',
        value: null,
      },
    ],
  },
  actions: [
    {
      type: 'set_value',
      value: { formula: `{${shortId}}` },
      when: mode === 'open' ? 'empty' : 'always',
    },
  ],
});
