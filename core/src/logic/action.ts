/** What rules can change about a field, as bits of one number. */
export const aspects = { visible: 1, required: 2, enabled: 4 } as const;
export type Aspect = keyof typeof aspects;

/** An action that is only a name: the aspect it changes of the fields that its rule is of, and to what. */
export interface AspectAction {
  readonly aspect: Aspect;
  readonly value: boolean;
}
