import type { FieldInScope } from '../field-types/field-type.ts';
import type { FieldTypeName, FieldTypes } from '../field-types/field-types.ts';
import type { FieldOf } from '../form/form-definition.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Random } from '../runtime/random.ts';

/** What an invented answer may depend on besides the field. */
export interface RandomAnswerContext {
  readonly random: Random;
  readonly clock: Clock;
  readonly isRequired: boolean;
  /** The field of an id, in the same row first. */
  findField(id: string): FieldInScope | undefined;
}

/**
 * Returns an answer to a field that is usually valid: the caller validates it, and asks again for
 * another one. `null` when no answer exists, as for a choice without options.
 */
export type RandomAnswer<T extends FieldTypeName> = (
  field: FieldOf<T>,
  context: RandomAnswerContext,
) => FieldTypes[T]['value'] | null;
