import type { AnyDefinition } from '../../../field-types/field-types.ts';
import { isComputed } from '../../../field-types/is-computed.ts';

/** Whether rules can fill in a field: the visitor answers it, and nobody else has to prove the answer. */
export const canBeFilled = (definition: AnyDefinition): boolean =>
  definition.role === 'input' &&
  !isComputed(definition) &&
  definition.provenBy === undefined &&
  definition.uploads === undefined;
