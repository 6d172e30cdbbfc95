import type { FormulaIssue } from '../../../formulas/syntax/formula-issue.ts';
import { isClaimName } from '../../../form/variables/claim-names.ts';
import { isPersonMember } from '../../../form/variables/person-members.ts';
import type { AnyDefinition } from '../../../field-types/field-types.ts';
import type { Field } from '../../../form/form-definition.ts';
import type {
  VariableSourceName,
  VariableSourceOf,
  VariableValue,
} from '../../../form/variables/variable.ts';
import { isDataField, isDataVariable } from '../../fields/is-data-input.ts';
import { isLookUpField } from '../../fields/is-look-up-field.ts';
import type { ProgramField } from '../../../session/program/program-field.ts';
import type { CheckedForm } from '../../checked-form.ts';
import { labelOf } from '../../fields/field-name.ts';
import { formulaIssues } from '../../fields/formula-issues.ts';
import { ReferenceTypes } from '../../fields/reference-types.ts';
import { createFinding, pathTo } from '../../finding.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

/** Checks that every variable has a unique name, has a value, and is used. */
export const checkVariables: Check = function* (form) {
  const types = new ReferenceTypes(form.program);
  const names = new Set<string>();
  for (const variable of form.program.fields.values()) {
    if (!variable.variable) continue;
    yield* nameFaults(variable, names);
    yield* sourceFaults(variable, form);
    yield* valueFaults(variable, types);
    if (!isRead(variable, form)) yield findingAt(variable, 'variable_unread');
  }
};

function* nameFaults(one: ProgramField, names: Set<string>): Generator<Finding> {
  const name = one.field.label.trim().toLowerCase();
  if (name === '') yield findingAt(one, 'variable_label_missing');
  else if (names.has(name)) yield findingAt(one, 'variable_label_repeated');
  names.add(name);
}

function* valueFaults(one: ProgramField, types: ReferenceTypes): Generator<Finding> {
  const { definition, field, variable } = one;
  if (definition.role !== 'input' || !variable) return;
  const { source } = variable;
  // The product creates the formula of a look-up, so it needs no check.
  if (source.type === 'look_up') return;
  if (source.type === 'constant' && !isUsable(source.value, definition, field))
    yield findingAt(one, 'variable_value_unusable');
  const formula = definition.computation?.formulaOf(field, () => undefined);
  if (formula === undefined) return;
  if (formula.trim() === '') {
    yield createFinding('formula_missing', pathOf(one), { field: labelOf(field) });
    return;
  }
  for (const issue of formulaIssues(formula, one, types)) yield formulaFinding(one, issue);
}

const isUsable = (
  value: VariableValue,
  definition: Extract<AnyDefinition, { role: 'input' }>,
  field: Field,
): boolean => value === null || (definition.parse(value, field) ?? null) !== null;

/** Checks the settings of a variable's source that saving does not validate. */
const sourceChecks: {
  readonly [S in VariableSourceName]?: (
    source: VariableSourceOf<S>,
    form: CheckedForm,
  ) => 'variable_source_incomplete' | 'variable_name_not_allowed' | undefined;
} = {
  login: ({ provider, claim }) =>
    provider.trim() === '' || claim.trim() === '' ? 'variable_source_incomplete' : undefined,
  look_up: ({ field, member }, { program }) => {
    const found = program.fields.get(field);
    const isUsable = found?.scope === program.root && isLookUpField(found);
    return isUsable && member.trim() !== '' ? undefined : 'variable_source_incomplete';
  },
  person: ({ provider, member }) =>
    provider === '' || !isPersonMember(member) ? 'variable_source_incomplete' : undefined,
  data: ({ provider, output, inputs }, form) => {
    const isFed = Object.values(inputs).every((id) =>
      isDataInput(form.program.fields.get(id), form),
    );
    return isFed && provider !== '' && output !== '' ? undefined : 'variable_source_incomplete';
  },
  host: ({ name }) => claimFault(name),
  query: ({ name }) => claimFault(name),
};

const claimFault = (name: string) => {
  if (name.trim() === '') return 'variable_source_incomplete';
  return isClaimName(name) ? undefined : 'variable_name_not_allowed';
};

function* sourceFaults(one: ProgramField, form: CheckedForm): Generator<Finding> {
  const code = one.variable ? faultOf(one.variable.source, form) : undefined;
  if (code) yield findingAt(one, code);
}

/** The check of each source. */
function faultOf<S extends VariableSourceName>(source: VariableSourceOf<S>, form: CheckedForm) {
  return sourceChecks[source.type]?.(source, form);
}

const formulaFinding = (one: ProgramField, { code, params, from }: FormulaIssue): Finding =>
  createFinding(`formula_${code}`, pathOf(one), {
    field: labelOf(one.field),
    ...params,
    at: from + 1,
  });

const pathOf = (one: ProgramField) => ({ ...pathTo(one), setting: 'formula' });

const findingAt = (
  one: ProgramField,
  code:
    | 'variable_label_missing'
    | 'variable_name_not_allowed'
    | 'variable_source_incomplete'
    | 'variable_label_repeated'
    | 'variable_unread'
    | 'variable_value_unusable',
): Finding => createFinding(code, pathTo(one), { variable: labelOf(one.field) });

/**
 * The program contains the reads of rules, formulas and texts; messages and mails refer to a
 * variable by its short id.
 */
function isRead({ field, ...one }: ProgramField, { definition, context }: CheckedForm): boolean {
  const readers = [...one.readers, ...one.crossScopeReaders, ...one.textReaders];
  if (readers.length > 0) return true;
  const isInput = definition.variables?.some(
    ({ source }) => source.type === 'data' && Object.values(source.inputs).includes(field.id),
  );
  if (isInput === true) return true;
  return JSON.stringify([definition.pages, context.settings]).includes(`{${field.short_id}}`);
}

function isDataInput(one: ProgramField | undefined, { program }: CheckedForm): boolean {
  if (one?.scope !== program.root) return false;
  return one.variable ? isDataVariable(one.variable) : isDataField(one.definition);
}
