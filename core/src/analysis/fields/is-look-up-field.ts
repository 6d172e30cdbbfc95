import type { AnyDefinition } from '../../field-types/field-types.ts';

/** Whether the answers of a field are looked up, so that variables can read parts of them. */
export const isLookUpField = ({ definition }: { readonly definition: AnyDefinition }): boolean =>
  definition.role === 'input' &&
  (definition.lookUp !== undefined || definition.provenBy === 'login');
