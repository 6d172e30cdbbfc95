import type { AnyDefinition } from '../../../field-types/field-types.ts';
import { isComputed } from '../../../field-types/is-computed.ts';

/**
 * Whether rules can fill in a field: the visitor answers it, and the answer needs no proof by a
 * service.
 */
export const canBeFilled = (definition: AnyDefinition): boolean =>
  definition.role === 'input' &&
  !isComputed(definition) &&
  definition.provenBy === undefined &&
  definition.uploads === undefined;
