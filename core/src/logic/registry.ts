import { aspects, type Action } from './action.ts';
import { disabled } from './actions/disabled.ts';
import { enabled } from './actions/enabled.ts';
import { hide } from './actions/hide.ts';
import { optional } from './actions/optional.ts';
import { required } from './actions/required.ts';
import { show } from './actions/show.ts';
import type { ActionName } from './logic-rule.ts';

/** Every action by name: a forgotten one does not compile. */
export const actions: Readonly<Record<ActionName, Action>> = {
  hide,
  show,
  required,
  optional,
  disabled,
  enabled,
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
