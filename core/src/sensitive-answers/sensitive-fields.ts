import type { AnyDefinition } from '../field-types/field-types.ts';

/** Returns the fields of a version whose answers are encrypted, by id: see `findSensitive`. */
export type SensitiveFields = ReadonlyMap<string, Extract<AnyDefinition, { role: 'input' }>>;
