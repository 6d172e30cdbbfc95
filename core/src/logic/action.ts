/** What rules can change about a field, as bits of one number. */
export const aspects = { visible: 1, required: 2, enabled: 4 } as const;
export type Aspect = keyof typeof aspects;

/** An action: the aspect it changes of the field that holds its rule, and to what. */
export interface Action {
  readonly aspect: Aspect;
  readonly value: boolean;
}
