/** The aspects of a field that rules can change, as bits of one number. */
export const aspects = { visible: 1, required: 2, enabled: 4 } as const;
export type Aspect = keyof typeof aspects;

/**
 * An action without an operand: the aspect that it changes for the targets of its rule, and the new
 * state.
 */
export interface AspectAction {
  readonly aspect: Aspect;
  readonly value: boolean;
}
