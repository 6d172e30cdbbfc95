import type { ActionName } from './logic-rule.ts';

/** What rules can change about a field, as bits of one number. */
export const aspects = { visible: 1, required: 2, enabled: 4 } as const;

/** The aspect each action changes, and to what. */
export const actions: Readonly<
  Record<ActionName, { readonly aspect: keyof typeof aspects; readonly value: boolean }>
> = {
  hide: { aspect: 'visible', value: false },
  show: { aspect: 'visible', value: true },
  required: { aspect: 'required', value: true },
  optional: { aspect: 'required', value: false },
  disabled: { aspect: 'enabled', value: false },
  enabled: { aspect: 'enabled', value: true },
};

/** What a list of actions does to the aspects at once: bits to set and bits to clear. */
export interface Effect {
  readonly set: number;
  readonly clear: number;
}

/** Joins actions into one effect; of two that contradict each other the later wins. */
export function joinActions(names: readonly ActionName[]): Effect {
  let set = 0;
  let clear = 0;
  for (const name of names) {
    const { aspect, value } = actions[name];
    const bit = aspects[aspect];
    set = value ? set | bit : set & ~bit;
    clear = value ? clear & ~bit : clear | bit;
  }
  return { set, clear };
}
