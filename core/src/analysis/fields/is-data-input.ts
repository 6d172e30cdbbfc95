import type { AnyDefinition } from '../../field-types/field-types.ts';
import type { ValueKind } from '../../field-types/value-kind.ts';
import type { Variable, VariableSourceName } from '../../form/variables/variable.ts';

const plainKinds: ReadonlySet<ValueKind> = new Set(['text', 'number', 'date', 'boolean', 'choice']);
const otherSources: ReadonlySet<VariableSourceName> = new Set([
  'login',
  'person',
  'data',
  'formula',
]);

/** Whether a data source can be asked with the answer of a field: one plain value that identifies nobody. */
export const isDataField = (definition: AnyDefinition): boolean =>
  definition.role === 'input' &&
  definition.isSecret !== true &&
  definition.provenBy === undefined &&
  plainKinds.has(definition.valueKind);

/**
 * Whether a data source can be asked with a variable. A page sends the inputs itself, so that a value of a login
 * cannot be one: anybody could ask about anybody.
 */
export const isDataVariable = ({ source }: Variable): boolean => !otherSources.has(source.type);
